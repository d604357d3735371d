import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { ratingNumber } from '@/shared/format/number';
import { cx } from './cx';
import { Icon } from './icon';

interface RatingProps {
  /** Average rating; null if there is none. */
  value: number | null;
  /** Number of reviews, usually a link: «184 отзыва». */
  children?: ReactNode;
}

/**
 * A star, the average rating and the number of reviews. If there is no rating, it shows «Пока нет
 * отзывов».
 */
export function Rating({ value, children }: RatingProps) {
  if (value === null) return <span className="text-small text-ink-3">Пока нет отзывов</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <Icon icon={IconStarFilled} size={18} className="text-star" />
        <span className="sr-only">Рейтинг </span>
        {ratingNumber(value)}
      </span>
      {children}
    </span>
  );
}

const FIVE = [1, 2, 3, 4, 5];

/** Rating of one review, from one to five stars. Screen readers get text instead of stars. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">Оценка {value} из 5</span>
      {FIVE.map((star) => (
        <Icon
          key={star}
          icon={IconStarFilled}
          size={18}
          className={cx(star <= value ? 'text-star' : 'text-line forced-colors:invisible')}
        />
      ))}
    </span>
  );
}
