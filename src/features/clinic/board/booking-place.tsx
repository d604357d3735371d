import { useState } from 'react';
import { useClinicBoard } from '#generated/api/clinic-board/clinic-board.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import { FirstFree, type FreeTime } from '@/features/clinic-desk/first-free';
import { Button } from '@/shared/ui/button';

interface Place {
  readonly filialId: number;
  readonly filialTitle: string;
  readonly doctors: readonly BoardDoctor[];
}

/** Where one books: the board's filial, or another one in which a free time was found. */
export function useBookingPlace(home: Place, date: string) {
  const [chosen, setChosen] = useState<Pick<FreeTime, 'filialId' | 'filialTitle'>>();
  const elsewhere = chosen !== undefined && chosen.filialId !== home.filialId ? chosen : undefined;
  const other = useClinicBoard(
    { filial_id: elsewhere?.filialId ?? home.filialId, date_from: date, date_to: date },
    { query: { enabled: elsewhere !== undefined, meta: { silent: true }, placeholderData: (before) => before } },
  );
  return {
    ...home,
    ...(elsewhere && { ...elsewhere, doctors: other.data?.data.doctors ?? [] }),
    go: setChosen,
  };
}

/** The way to a free time of any doctor; folds up once one is chosen. */
export function FirstFreePanel(props: Parameters<typeof FirstFree>[0]) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Button size="small" className="self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        Первое свободное у&nbsp;любого врача
      </Button>
      {open && (
        <FirstFree
          {...props}
          onChoose={(chosen) => {
            props.onChoose(chosen);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
