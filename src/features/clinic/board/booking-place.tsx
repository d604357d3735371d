import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useClinicBoard } from '#generated/api/clinic-board/clinic-board.ts';
import { useClinicSlotList } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import { FirstFree, type FreeTime } from '@/features/clinic-desk/first-free';
import { Button } from '@/shared/ui/button';
import { nearestTime } from './booking-parts';

export interface Place {
  readonly filialId: number;
  readonly filialTitle: string;
  readonly doctors: readonly BoardDoctor[];
}

type Filial = Pick<FreeTime, 'filialId' | 'filialTitle'>;

/** Where one books: the board's filial, or another one in which a free time was found. */
export function useBookingPlace(home: Place, date: string, start: Filial | undefined) {
  const [chosen, setChosen] = useState(start);
  const elsewhere = chosen !== undefined && chosen.filialId !== home.filialId ? chosen : undefined;
  const other = useClinicBoard(
    { filial_id: elsewhere?.filialId ?? home.filialId, date_from: date, date_to: date },
    { query: { enabled: elsewhere !== undefined, meta: { silent: true }, placeholderData: (before) => before } },
  );
  return {
    ...home,
    ...(elsewhere && { ...elsewhere, doctors: other.data?.data.doctors ?? [] }),
    isLooking: elsewhere !== undefined && (other.isLoading || other.isPlaceholderData),
    go: setChosen,
  };
}

interface Asked {
  readonly filialId: number;
  readonly date: string;
  readonly doctor: BoardDoctor | undefined;
  readonly serviceId: number | undefined;
}

/** The free times of a doctor on a day, and the one that would be booked: the wanted one or the nearest to it. */
export function useFreeTimes({ filialId, date, doctor, serviceId }: Asked, wanted: string | undefined) {
  const slots = useClinicSlotList(
    {
      filial_id: filialId,
      date_from: date,
      date_to: date,
      ...(doctor && { doctor_id: doctor.doctor.id }),
      ...(serviceId !== undefined && { service_id: serviceId }),
    },
    {
      query: {
        enabled: serviceId !== undefined,
        meta: { silent: true },
        placeholderData: keepPreviousData,
        staleTime: 0,
      },
    },
  );
  const free = (slots.data?.data[0]?.slots ?? [])
    .filter(({ available }) => available)
    .map(({ starts_at }) => starts_at);
  // What was pressed stays chosen while it is not known whether it is free, and gives way to the nearest free one if it isn't.
  const startsAt = nearestTime(free, wanted) ?? (slots.data ? undefined : wanted);
  return {
    slots,
    free,
    startsAt,
    /** The last day that is open. */
    last: slots.data?.meta.last_date ?? undefined,
    /** The times are still those of another day, doctor or service. */
    isLooking: slots.isPlaceholderData || (slots.isLoading && startsAt === undefined),
  };
}

/** The way to a free time of any doctor and in any filial; folds up once one is chosen. */
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
