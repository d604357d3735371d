import { slotBoxClass, slotClass } from '@/domain/slot/slot-box';
import { addDays, weekdayDay } from '@/shared/format/date';
import { cx } from '@/shared/ui/cx';
import { useToday } from '@/shared/use-now';

const CHOSEN = '14:30';

/** Tomorrow's times, one of them chosen. */
export function SlotsSample() {
  const today = useToday();
  return (
    <>
      <span className="text-small font-medium first-letter:uppercase">{weekdayDay(addDays(today, 1))}</span>
      <span className="flex flex-wrap gap-2">
        {['09:30', '11:00', CHOSEN, '16:00'].map((time) => (
          <span
            key={time}
            className={cx(slotBoxClass, time === CHOSEN ? 'border-teal bg-teal text-white' : slotClass.free)}
          >
            {time}
          </span>
        ))}
      </span>
    </>
  );
}
