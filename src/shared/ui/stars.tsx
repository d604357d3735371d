import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { cx } from './cx';
import { Icon } from './icon';

const FIVE = [1, 2, 3, 4, 5];

/** A review's own rating, one to five. Stars alone are too pale to read, so the words come with them. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">Оценка {value} из 5</span>
      {FIVE.map((star) => (
        <Icon key={star} glyph={IconStarFilled} size={18} className={cx(star <= value ? 'text-star' : 'text-line')} />
      ))}
    </span>
  );
}
