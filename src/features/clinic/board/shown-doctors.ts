import { useMemo, useState } from 'react';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { stored } from '@/shared/stored';
import { doctorsOfDay } from './board-model';

export interface ShownDoctors {
  readonly doctors: readonly BoardDoctor[];
  /** Ids of the chosen doctors; null for the doctors who work on the shown day. */
  readonly chosen: readonly number[] | null;
  readonly choose: (ids: readonly number[] | null) => void;
}

/**
 * Doctors shown on the board: those who work on the shown day, or those whom the user has chosen.
 * The device stores one choice per filial.
 */
export function useShownDoctors(
  filialId: number,
  doctors: readonly BoardDoctor[],
  visits: readonly DeskVisit[],
  date: string,
): ShownDoctors {
  const [kept] = useState(() => stored<readonly number[] | null>(`aman.board.${filialId}`, parseIds, null));
  const [chosen, setChosen] = useState(kept.get);
  const shown = useMemo(() => {
    const wanted =
      chosen === null
        ? doctorsOfDay(doctors, visits, date)
        : doctors.filter(({ doctor }) => chosen.includes(doctor.id));
    return wanted.length > 0 ? wanted : doctors;
  }, [doctors, visits, chosen, date]);
  return {
    doctors: shown,
    chosen,
    choose: (ids) => {
      kept.set(ids === null ? null : JSON.stringify(ids));
      setChosen(ids);
    },
  };
}

function parseIds(text: string): readonly number[] {
  const ids: unknown = JSON.parse(text);
  if (!Array.isArray(ids)) throw new Error('not a list');
  return ids.filter((id): id is number => typeof id === 'number');
}
