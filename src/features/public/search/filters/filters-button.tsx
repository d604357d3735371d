import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, Suspense, useState } from 'react';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

const loadSheet = () => import('./filters-sheet');
const FiltersSheet = lazy(async () => ({ default: (await loadSheet()).FiltersSheet }));

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
  const preload = () => void loadSheet();

  return (
    <>
      <Button
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Icon glyph={IconAdjustmentsHorizontal} />
        Фильтры
        {count > 0 && (
          <Badge tone="teal">
            {count}
            <span className="sr-only"> выбрано</span>
          </Badge>
        )}
      </Button>
      {open && (
        <Suspense>
          <FiltersSheet params={params} cityId={cityId} onApply={onApply} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
