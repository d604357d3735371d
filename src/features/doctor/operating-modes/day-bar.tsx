import { cx } from '@/shared/ui/cx';
import { type DayDraft, openOf } from './week-draft';

/** Start and end of the bar, in minutes of the day: 07:00 and 20:00. */
const FROM = 7 * 60;
const TO = 20 * 60;
const share = (minutes: number): number => Math.min(100, Math.max(0, (minutes / (TO - FROM)) * 100));

/** Hour labels above the bars. */
export function BarHours() {
  return (
    <div aria-hidden className="relative h-4.5 text-caption text-ink-3">
      {[8, 10, 12, 14, 16, 18, 20].map((hour) => (
        <span key={hour} className="absolute -translate-x-1/2" style={{ left: `${share(hour * 60 - FROM)}%` }}>
          {hour}
        </span>
      ))}
    </div>
  );
}

interface DayBarProps {
  day: DayDraft | null;
  /** Hours in other filials on the same day. */
  others: readonly (DayDraft | null)[];
}

/** Working hours of a day as a bar. Hours in other filials are grey. */
export function DayBar({ day, others }: DayBarProps) {
  const parts = [
    ...others.flatMap((other) => openOf(other).map((range) => ({ ...range, className: 'bg-ink-off' }))),
    ...openOf(day).map((range) => ({ ...range, className: 'bg-teal forced-colors:bg-system' })),
  ];
  return (
    <div aria-hidden className="relative h-2 overflow-hidden rounded-full bg-sunken forced-colors:border">
      {parts.map(({ from, to, className }) => (
        <div
          key={`${className} ${from}`}
          className={cx('absolute inset-y-0 rounded-full', className)}
          style={{ left: `${share(from - FROM)}%`, width: `${share(to - FROM) - share(from - FROM)}%` }}
        />
      ))}
    </div>
  );
}
