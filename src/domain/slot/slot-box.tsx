import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from '@/shared/ui/cx';

function SlotAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return <a translate="no" {...rest} className={cx(slotBoxClass, slotClass.free, className)} />;
}

/** A time that is a link. Use BookingTimeLink. */
export const SlotLink = createLink(SlotAnchor);

interface SlotRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** «14:30». */
  children: string;
  /** Can't be chosen. «taken»: booked, so it is struck through; «own»: the visit that is being moved. */
  unavailable?: 'taken' | 'own' | undefined;
}

/** A time to choose in a group: arrow keys move within one `name`. */
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
      <span translate="no">{children}</span>
      {unavailable === 'taken' && <span className="sr-only">, занято</span>}
      {unavailable === 'own' && <span className="text-caption leading-3.5 font-normal"> ваше</span>}
    </label>
  );
}

/** The box of a time: 40 px high (44 on phones), at least 68 wide. */
export const slotBoxClass =
  'inline-flex min-h-10 min-w-[4.25rem] items-center justify-center rounded-control border px-2.5 font-medium transition-colors phone:min-h-11';

export const slotClass = {
  free: 'border-teal bg-white text-teal-hover hover:bg-teal-tint active:bg-teal-tint-2',
  /** Booked by another patient. */
  taken: 'border-sunken bg-sunken font-normal text-ink-3 line-through',
  /** The visit that is being moved. */
  own: 'border-line bg-canvas text-ink-2',
} as const;

/** Columns of times, aligned across the parts of the day: four in the panel, three on the narrowest phone. */
export const slotColumns = 'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2';
