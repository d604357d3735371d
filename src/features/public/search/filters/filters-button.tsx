import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useState } from 'react';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { FiltersSheet } from './filters-sheet';

interface FiltersButtonProps {
  params: SearchParams;
  cityId: number | null;
  /** How many filters hold. */
  count: number;
  onApply: (params: SearchParams) => void;
  className?: string;
}

/** Opens the filters where there is no room for them beside the results. */
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
