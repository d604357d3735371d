import { ChipRemovable } from '@/shared/ui/chip';
import { cx } from '@/shared/ui/cx';
import { anyTime, type Wanted } from '@/shared/url/wanted-search';
import { daysLabel, hoursLabel, whenLabel } from './wanted-text';

interface WantedChipsProps {
  wanted: Wanted | undefined;
  /** Called with the changed search params when a chip is removed. */
  onRemove: (without: Wanted) => void;
  className?: string;
}

/**
 * Chips with the days and hours that the user chose in the search. Each chip has a button to remove
 * it. If none are chosen, nothing is rendered.
 */
export function WantedChips({ wanted, onRemove, className }: WantedChipsProps) {
  const { when, date_from, date_to, time_from, time_to } = wanted ?? anyTime;
  const hasDays = date_from !== undefined || date_to !== undefined;
  const hasHours = time_from !== undefined || time_to !== undefined;
  return (
    <div className={cx('flex flex-wrap gap-2 empty:hidden', className)}>
      {when !== undefined && (
        <ChipRemovable onClick={() => onRemove({ when: undefined })}>{whenLabel[when]}</ChipRemovable>
      )}
      {hasDays && (
        <ChipRemovable onClick={() => onRemove({ date_from: undefined, date_to: undefined })}>
          {daysLabel(date_from, date_to)}
        </ChipRemovable>
      )}
      {hasHours && (
        <ChipRemovable onClick={() => onRemove({ time_from: undefined, time_to: undefined })}>
          {hoursLabel(time_from, time_to)}
        </ChipRemovable>
      )}
    </div>
  );
}
