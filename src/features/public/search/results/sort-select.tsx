import type { SearchCategory } from '@generated/models/search-category';
import type { SearchSort } from '@generated/models/search-sort';
import { orderOf, ordersOf } from '@/features/public/search/address/search-sorts';
import { Select } from '@/shared/ui/select';

interface SortSelectProps {
  category: SearchCategory;
  sort: SearchSort;
  onChange: (sort: SearchSort) => void;
}

/** The order of the results, where a line beside it says why these stand first; phones have sort-button.tsx. */
export function SortSelect({ category, sort, onChange }: SortSelectProps) {
  const orders = ordersOf[category];
  return (
    <Select
      look="small"
      aria-label="Порядок"
      value={orderOf(category, sort).value}
      onChange={(event) => {
        const chosen = orders.find(({ value }) => value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      className="w-56 phone:hidden"
    >
      {orders.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
  );
}
