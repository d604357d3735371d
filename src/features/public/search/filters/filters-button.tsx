import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useState } from 'react';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { FiltersSheet } from './filters-sheet';

interface FiltersButtonProps {
  params: SearchParams;
  cityId: number | null;
  /** Number of active filters. */
  count: number;
  onApply: (params: SearchParams) => void;
  className?: string;
}

/** Button that opens the filters in a sheet, on small screens. */
export function FiltersButton({ params, cityId, count, onApply, className }: FiltersButtonProps) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon icon={IconAdjustmentsHorizontal} />
        Фильтры
        {count > 0 && (
          <Badge tone="teal">
            {count}
            <span className="sr-only"> выбрано</span>
          </Badge>
        )}
      </Button>
      {open && <FiltersSheet params={params} cityId={cityId} onApply={onApply} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DistrictsButtonProps {
  params: SearchParams;
  cityId: number | null;
  onApply: (params: SearchParams) => void;
}

/**
 * Button that opens the filters at the districts. It is offered if the user denies the geolocation.
 */
export function DistrictsButton({ params, cityId, onApply }: DistrictsButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Выбрать район
      </Button>
      {open && (
        <FiltersSheet
          params={params}
          cityId={cityId}
          opened="districts"
          onApply={onApply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
