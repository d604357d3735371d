import { useMemo, useState } from 'react';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import { stored } from '@/shared/stored';

export interface ShownDoctors {
  readonly doctors: readonly BoardDoctor[];
  /** Null: those who receive on this day. */
  readonly chosen: readonly number[] | null;
  readonly choose: (ids: readonly number[] | null) => void;
}

/** Which doctors have a column: those who receive on the day, unless this desk has chosen; kept for the filial. */
export function useShownDoctors(filialId: number, doctors: readonly BoardDoctor[], date: string): ShownDoctors {
  const [kept] = useState(() => stored<readonly number[] | null>(`aman.board.${filialId}`, parseIds, null));
  const [chosen, setChosen] = useState(kept.get);
  const shown = useMemo(() => {
    const receiving = doctors.filter(({ days }) => days.some((day) => day.date === date && day.hours !== null));
    const wanted = chosen === null ? receiving : doctors.filter(({ doctor }) => chosen.includes(doctor.id));
    return wanted.length > 0 ? wanted : doctors;
  }, [doctors, chosen, date]);
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
