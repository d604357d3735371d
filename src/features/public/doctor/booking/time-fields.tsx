import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import { firstFreeDay, SLOT_SOON_DAYS } from '@/domain/slot/slot-days';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { dayMonth } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { Callout } from '@/shared/ui/callout';
import { ErrorState } from '@/shared/ui/error-state';
import type { Offer } from './booking-choice';
import { NoSlots } from './no-slots';
import { useChoose } from './use-choose';
import { useTimes } from './use-times';

/** When: the picker, or why there is nothing to pick. */
export function TimeFields({ offer }: { offer: Offer }) {
  const choose = useChoose();
  const { days, failed, retry, retrying, day, startsAt, lost } = useTimes(offer);

  if (failed) {
    return <ErrorState level={3} title="Не получилось загрузить время" onRetry={() => void retry()} busy={retrying} />;
  }
  if (!days) return <SlotPickerSkeleton />;

  const nearest = firstFreeDay(days);
  if (!nearest) return <NoSlots days={days} offer={offer} />;
  const isFar = days.indexOf(nearest) >= SLOT_SOON_DAYS;

  return (
    <>
      {lost !== undefined && (
        <Callout tone="amber" icon={IconClockExclamation} role="status">
          <strong className="font-semibold">{time(lost)} уже заняли.</strong> Выберите другое время, остальное
          мы&nbsp;сохранили.
        </Callout>
      )}
      {isFar && (
        <Callout tone="neutral" icon={IconCalendarEvent}>
          На&nbsp;ближайшие две недели времени нет. Первое свободное&nbsp;— {dayMonth(nearest.date)}.
        </Callout>
      )}
      <SlotPicker days={days} day={day} onDayChange={choose.day} value={startsAt} onChange={choose.time} />
    </>
  );
}
