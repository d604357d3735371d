import type { SearchSort } from '#generated/models/search-sort.ts';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { orderOf, ordersOf } from '@/features/public/search/address/search-sorts';
import { Select } from '@/shared/ui/fields/select';

interface SortSelectProps {
  params: SearchParams;
  onChange: (sort: SearchSort) => void;
}

/** The order of the results, where a line beside it says why these stand first; phones have sort-button.tsx. */
export function SortSelect({ params, onChange }: SortSelectProps) {
  const orders = ordersOf(params);
  return (
    <Select
      size="small"
      aria-label="Порядок"
      value={orderOf(params).value}
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
