import type { ComponentProps } from 'react';
import { cx } from './cx';
import { slotBoxClass, slotClass } from './slot-class';

interface SlotRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** «14:30». */
  children: string;
  /** Can't be chosen. «taken»: somebody else has it, so it is struck through; «own»: the visit that is being moved. */
  unavailable?: 'taken' | 'own' | undefined;
}

/** A time to choose within a group: the arrows move within one `name`. */
export function SlotRadio({ children, unavailable, className, ...rest }: SlotRadioProps) {
  return (
    <label
      className={cx(
        slotBoxClass,
        'relative chosen-mark has-checked:border-teal has-checked:bg-teal has-checked:text-white',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
        slotClass[unavailable ?? 'free'],
        unavailable === 'own' && 'flex-col leading-4.5',
        className,
      )}
    >
      <input {...rest} type="radio" disabled={unavailable !== undefined || rest.disabled} className="sr-only" />
      {children}
      {unavailable === 'taken' && <span className="sr-only">, занято</span>}
      {unavailable === 'own' && <span className="text-caption leading-3.5 font-normal"> ваше</span>}
    </label>
  );
}
