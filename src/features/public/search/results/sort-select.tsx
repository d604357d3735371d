import type { SearchCategory } from '@generated/models/search-category';
import type { SearchSort } from '@generated/models/search-sort';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { orderOf, ordersOf } from '@/features/public/search/address/search-sorts';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { Select } from '@/shared/ui/select';

interface SortSelectProps {
  category: SearchCategory;
  sort: SearchSort;
  onChange: (sort: SearchSort) => void;
  className?: string;
}

/** The order of the results. On phones a button with the order's short name, under it the platform's own list. */
export function SortSelect({ category, sort, onChange, className }: SortSelectProps) {
  const orders = ordersOf[category];
  const order = orderOf(category, sort);

  return (
    <div
      className={cx(
        'relative phone:flex phone:min-h-11 phone:items-center phone:justify-center phone:gap-2 phone:rounded-control phone:border phone:border-edge phone:bg-white phone:px-1.5 phone:font-medium phone:whitespace-nowrap',
        'phone:has-focus-visible:outline-3 phone:has-focus-visible:outline-offset-2 phone:has-focus-visible:outline-teal',
        className,
      )}
    >
      <span aria-hidden="true" className="flex items-center gap-2 desktop:hidden">
        <Icon glyph={IconArrowsSort} />
        {order.short}
      </span>
      <Select
        look="small"
        aria-label="Порядок"
        value={order.value}
        onChange={(event) => {
          const chosen = orders.find(({ value }) => value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="phone:absolute phone:inset-0 phone:opacity-0 desktop:w-56"
      >
        {orders.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
    </div>
  );
}
