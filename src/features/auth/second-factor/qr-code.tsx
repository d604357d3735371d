import { encode } from 'uqr';

/**
 * Width of the white border in modules, which are the squares of the code. Scanners need this
 * border.
 */
const BORDER = 4;

/** QR code. In every theme it is dark on white, because scanners need these colours. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-50 shrink-0 rounded-note border border-line bg-white text-ink forced-color-adjust-none"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
