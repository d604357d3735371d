import { encodeQR } from 'qr';

/** Modules of white around the code, which scanners need. */
const BORDER = 4;

/** A QR code; dark on white in every theme, because scanners need it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-50 shrink-0 rounded-note border border-line bg-white text-ink forced-color-adjust-none"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
