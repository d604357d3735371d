import { useState } from 'react';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { Button } from '@/shared/ui/button';
import { FiltersSheet } from './filters-sheet';

interface DistrictsButtonProps {
  params: SearchParams;
  cityId: number | null;
  onApply: (params: SearchParams) => void;
}

/** Opens the filters at the districts, on any screen: for whom «Рядом» is not to be had. */
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
