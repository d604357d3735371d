import type { SearchParams } from '@/features/public/search/address/search-params';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button } from '@/shared/ui/button';
import { filtersSheet } from './late-filters-sheet';

interface DistrictsButtonProps {
  params: SearchParams;
  cityId: number | null;
  onApply: (params: SearchParams) => void;
}

/** Opens the filters at the districts, on any screen: for whom «Рядом» is not to be had. */
export function DistrictsButton({ params, cityId, onApply }: DistrictsButtonProps) {
  const { show, close, preload, part } = useLaterDialog(filtersSheet, 'фильтры');
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={show}>
        Выбрать район
      </Button>
      {part && (
        <part.FiltersSheet params={params} cityId={cityId} opened="districts" onApply={onApply} onClose={close} />
      )}
    </>
  );
}
