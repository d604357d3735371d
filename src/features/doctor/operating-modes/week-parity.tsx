import { Checkbox } from '@/shared/ui/fields/checkbox';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { useToday } from '@/shared/use-now';

interface WeekParityProps {
  isSplit: boolean;
  isOdd: boolean;
  onSplit: (isSplit: boolean) => void;
  onOdd: (isOdd: boolean) => void;
}

const weeks = [
  { value: 'even', label: 'Чётные недели' },
  { value: 'odd', label: 'Нечётные недели' },
] as const;

/**
 * Choice between the same hours every week and different hours in even and odd weeks. If they are
 * different, the user also chooses the week to edit.
 */
export function WeekParity({ isSplit, isOdd, onSplit, onOdd }: WeekParityProps) {
  const today = useToday();
  const number = weekNumber(today);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox checked={isSplit} className="text-small" onChange={({ target }) => onSplit(target.checked)}>
        Разные часы в&nbsp;чётные и&nbsp;нечётные недели
      </Checkbox>
      {isSplit && (
        <>
          <SegmentedControl
            label="Какие недели"
            options={weeks}
            value={isOdd ? 'odd' : 'even'}
            onChange={(value) => onOdd(value === 'odd')}
          />
          <p className="text-small text-ink-3">
            Сейчас {number}-я неделя, {number % 2 === 0 ? 'чётная' : 'нечётная'}
          </p>
        </>
      )}
    </div>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** ISO 8601 number of a week. A week belongs to the year in which its Thursday lies. */
function weekNumber(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`);
  const thursday = day + (3 - ((new Date(day).getUTCDay() + 6) % 7)) * DAY_MS;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / DAY_MS / 7) + 1;
}
