import type { Slot } from '@generated/models/slot';
import { time } from '@/shared/format/time';
import { cx } from '@/shared/ui/cx';
import { slotClass, takenSlotClass } from './slot-class';

interface SlotOptionProps {
  slot: Slot;
  /** Ties the times of a picker into one choice. */
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

const chosenClass =
  'has-checked:border-teal has-checked:bg-teal has-checked:text-white has-checked:hover:bg-teal-hover has-checked:forced-color-adjust-none';
const focusClass = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal';

/** One time as a radio button that looks like a box. A taken one cannot be chosen. */
export function SlotOption({ slot, name, chosen, onChoose }: SlotOptionProps) {
  const clock = time(slot.starts_at);
  if (!slot.available) {
    return (
      <span className={takenSlotClass}>
        {clock}
        <span className="sr-only">, занято</span>
      </span>
    );
  }
  return (
    <label className={cx(slotClass, chosenClass, focusClass)}>
      <input
        type="radio"
        name={name}
        value={slot.starts_at}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
      />
      {clock}
    </label>
  );
}
