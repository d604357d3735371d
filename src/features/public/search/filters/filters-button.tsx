import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { filtersSheet } from './late-filters-sheet';

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
  const { show, close, preload, part } = useLaterDialog(filtersSheet, 'фильтры');

  return (
    <>
      <Button className={className} aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={show}>
        <Icon glyph={IconAdjustmentsHorizontal} />
        Фильтры
        {count > 0 && (
          <Badge tone="teal">
            {count}
            <span className="sr-only"> выбрано</span>
          </Badge>
        )}
      </Button>
      {part && <part.FiltersSheet params={params} cityId={cityId} onApply={onApply} onClose={close} />}
    </>
  );
}
