import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { type ReactNode, useState } from 'react';
import { lowerFirst } from '@/shared/format/letter-case';
import { cx } from '@/shared/ui/cx';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';

interface RatingInputProps {
  id?: string;
  /** Question of the rating. */
  legend: ReactNode;
  legendHidden?: boolean;
  name: string;
  /** Labels of one to five stars. */
  words: readonly [string, string, string, string, string];
  /** Chosen number of stars; null before the first choice. */
  value: number | null;
  onChange: (value: number) => void;
  error?: string | undefined;
  size?: 'normal' | 'large';
}

/**
 * Input of a rating from one to five stars, made of radios. The label of the chosen rating is
 * beside the stars.
 */
export function RatingInput({ legend, words, name, value, onChange, size = 'normal', ...group }: RatingInputProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  const large = size === 'large';
  return (
    <ChoiceGroup
      legend={legend}
      {...group}
      className={cx('flex-wrap items-center gap-x-3', large ? 'flex' : 'phone:flex')}
    >
      <div className={cx('-ml-1.5 flex', !large && 'phone:-ml-2.5')} onPointerLeave={() => setPointed(null)}>
        {words.map((word, index) => {
          const stars = index + 1;
          return (
            <label
              key={word}
              className={cx(
                'relative chosen-mark grid place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-teal',
                large ? 'size-11' : 'size-9 phone:size-11',
              )}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                aria-label={`${stars} из 5, ${lowerFirst(word)}`}
                onChange={() => onChange(stars)}
                className="absolute inset-0 appearance-none rounded-control outline-none"
              />
              <Icon
                icon={stars <= shown ? IconStarFilled : IconStar}
                size={large ? 32 : 24}
                className={cx('pointer-events-none', stars <= shown ? 'text-star' : 'text-edge')}
              />
            </label>
          );
        })}
      </div>
      <p aria-hidden="true" className={large ? 'min-h-6 text-title' : 'min-h-5 text-small text-ink-2'}>
        {words[shown - 1]}
      </p>
    </ChoiceGroup>
  );
}
