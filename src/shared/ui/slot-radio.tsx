import type { ComponentProps } from 'react';
import { cx } from './cx';
import { slotBoxClass, slotFreeClass, slotTakenClass } from './slot-class';

interface SlotRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** «14:30». */
  children: string;
  /** Somebody has it: struck through, and can't be chosen. */
  taken?: boolean;
}

/** A time to choose within a group: the arrows move within one `name`. */
export function SlotRadio({ children, taken, className, ...rest }: SlotRadioProps) {
  return (
    <label
      className={cx(
        slotBoxClass,
        'relative chosen-mark has-checked:border-teal has-checked:bg-teal has-checked:text-white',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
        taken ? slotTakenClass : slotFreeClass,
        className,
      )}
    >
      <input {...rest} type="radio" disabled={taken || rest.disabled} className="sr-only" />
      {children}
      {taken && <span className="sr-only">, занято</span>}
    </label>
  );
}
