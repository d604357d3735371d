import { cx } from '@/shared/ui/cx';
import { Icon, type Glyph } from '@/shared/ui/icon';

interface TurnButtonProps {
  /** The day to show, or nothing when there is no further page. */
  to: string | undefined;
  label: string;
  glyph: Glyph;
  onTurn: (date: string) => void;
}

/** Turns the page of days. At the end it stays focusable, so that a keyboard does not lose its place. */
export function TurnButton({ to, label, glyph, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onTurn(to)}
      className={cx(
        'grid size-11 place-items-center rounded-control transition-colors',
        to === undefined ? 'cursor-default text-ink-off' : 'text-teal hover:bg-teal-tint active:bg-teal-tint-2',
      )}
    >
      <Icon glyph={glyph} />
    </button>
  );
}
