import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import type { SearchSort } from '#generated/models/search-sort.ts';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { orderOf, ordersOf } from '@/features/public/search/query/search-sorts';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Select } from '@/shared/ui/fields/select';
import { Icon } from '@/shared/ui/icon';
import { Sheet } from '@/shared/ui/overlay/sheet';

interface SortSelectProps {
  params: SearchParams;
  onChange: (sort: SearchSort) => void;
}

/** Select of the sort order. A line beside it explains the chosen order. */
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

interface SortButtonProps {
  params: SearchParams;
  onChange: (sort: SearchSort) => void;
}

/** Button for phones that opens a sheet of sort orders with explanations. */
export function SortButton({ params, onChange }: SortButtonProps) {
  const [open, setOpen] = useState(false);
  const current = orderOf(params);
  const choose = (value: SearchSort) => {
    onChange(value);
    setOpen(false);
  };

  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grow px-1.5 whitespace-nowrap desktop:hidden"
      >
        <Icon icon={IconArrowsSort} />
        <span className="sr-only">Порядок: </span>
        {current.short}
      </Button>
      {open && (
        <Sheet title="Порядок" onClose={() => setOpen(false)}>
          <ul className="-mx-3">
            {ordersOf(params).map(({ value, title, reason }) => (
              <li key={value}>
                <button
                  type="button"
                  aria-current={value === current.value || undefined}
                  onClick={() => choose(value)}
                  className={cx(
                    'flex w-full items-center justify-between gap-3 rounded-control px-3 py-2.5 text-left transition-colors hover:bg-teal-tint active:bg-teal-tint-2',
                    value === current.value && 'bg-teal-tint',
                  )}
                >
                  <span>
                    <span className="block font-medium">{title}</span>
                    <span className="block text-small text-ink-2">{reason}</span>
                  </span>
                  {value === current.value && <Icon icon={IconCheck} className="text-teal" />}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
