import type { FocusEvent } from 'react';
import { RatingInput } from '@/domain/review/rating-input';
import { useBoundField } from '@/shared/form/use-bound-field';
import { MARK_WORDS } from './review-words';

interface MarkFieldProps {
  label: string;
  labelHidden?: boolean;
  size?: 'normal' | 'large';
}

/** One to five stars for something, as a field of the form. */
export function MarkField({ label, labelHidden = false, size = 'normal' }: MarkFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string>(label);
  // Focus that moves from one star to another has not left the field.
  const leave = (event: FocusEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur();
  };
  return (
    <div onBlur={leave}>
      <RatingInput
        id={id}
        legend={label}
        legendHidden={labelHidden}
        name={name}
        words={MARK_WORDS}
        value={value === '' ? null : Number(value)}
        onChange={(stars) => change(String(stars))}
        error={error}
        size={size}
      />
    </div>
  );
}
