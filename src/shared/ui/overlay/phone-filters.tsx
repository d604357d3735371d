import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { type ReactNode, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Sheet } from './sheet';

interface PhoneFiltersProps {
  /** Number of active filters. */
  count: number;
  /** The filters; each applies as soon as it is changed. */
  children: ReactNode;
}

/** Button for phones that opens the filters in a sheet and shows the number of active filters. */
export function PhoneFilters({ count, children }: PhoneFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="relative grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-white active:bg-teal-tint-2"
      >
        <Icon icon={IconAdjustmentsHorizontal} />
        <span className="sr-only">Фильтры{count > 0 && `, выбрано: ${count}`}</span>
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 -right-2 grid min-h-5 min-w-5 place-items-center rounded-full bg-teal text-caption font-semibold text-white forced-colors:border large-text:right-0"
          >
            {count}
          </span>
        )}
      </button>
      {open && (
        <Sheet
          title="Фильтры"
          onClose={() => setOpen(false)}
          primary={
            <Button variant="primary" onClick={() => setOpen(false)}>
              Показать
            </Button>
          }
        >
          {children}
        </Sheet>
      )}
    </>
  );
}
