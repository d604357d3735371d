import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getClinicSlotListQueryOptions, useClinicVisitReschedule } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { problemText } from '@/shared/api/problem-text';
import { clockOf, minuteAt, type MinuteRange } from '@/shared/format/clock';
import { dayMonth, dayOf, today } from '@/shared/format/date';
import { surnameInitial } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { type BoardColumn, visitKey } from './board-model';
import { stepFrom, type Times, verdictAt } from './move-target';

export interface Moving {
  readonly visit: ClinicVisit;
  readonly by: 'keys' | 'drag' | 'tap';
  /** Null while a drag is outside of every column. */
  readonly target: Target | null;
}

interface Target {
  readonly key: string;
  readonly minute: number;
}

/** Whoever has come, or is over, stays where they are. */
export function canMove({ status, starts_at, doctor_id }: ClinicVisit): boolean {
  return (status === 'pending' || status === 'confirmed') && doctor_id !== null && dayOf(starts_at) >= today();
}

/** Time as the contract writes it. */
export function momentText(date: string, minute: number): string {
  return `${date}T${clockOf(minute)}:00+05:00`;
}

/** Moving one visit on the board: what is picked up, where it would go, and what stands in its way. */
export function useMoving(
  columns: readonly BoardColumn[],
  filialId: number,
  [moving, setMoving]: readonly [Moving | undefined, (moving: Moving | undefined) => void],
) {
  const [failure, setFailure] = useState<string>();
  const reschedule = useClinicVisitReschedule({ mutation: { meta: { silent: true } } });

  const visit = moving?.visit;
  const takers = visit ? columns.filter((column) => canTake(column, visit)) : [];
  const answers = useQueries({
    queries: takers.map(({ doctor, date }) => ({
      ...getClinicSlotListQueryOptions({
        doctor_id: doctor.id,
        filial_id: filialId,
        date_from: date,
        date_to: date,
        ...(visit && { visit_id: visit.id }),
      }),
      meta: { silent: true },
      staleTime: 5000,
    })),
  });

  const timesOf = (key: string): Times => {
    const index = takers.findIndex((column) => column.key === key);
    return index < 0 ? null : answers[index]?.data?.data[0]?.slots;
  };
  /** The times of a column that the visit may go to, as long as it or as the next one lets it be. */
  const placesOf = (key: string): MinuteRange[] => {
    const starts = (timesOf(key) ?? [])
      .filter(({ available }) => available)
      .map(({ starts_at }) => minuteAt(starts_at));
    return starts.map((from, index) => ({
      from,
      to: Math.min(from + (visit?.duration_minutes ?? 0), starts[index + 1] ?? Number.MAX_SAFE_INTEGER),
    }));
  };
  const columnOf = (key: string | undefined) => columns.find((column) => column.key === key);
  const verdictOf = (target: Target | null | undefined) => {
    const column = columnOf(target?.key);
    if (!moving || !target || !column) return undefined;
    return verdictAt(target.minute, timesOf(target.key), column, moving.visit.duration_minutes, moving.visit.id);
  };
  const verdict = verdictOf(moving?.target);

  const pick = (picked: ClinicVisit, by: Moving['by']) => {
    setFailure(undefined);
    setMoving({
      visit: picked,
      by,
      target: by === 'tap' ? null : { key: visitKey(picked), minute: minuteAt(picked.starts_at) },
    });
  };
  const cancel = () => setMoving(undefined);

  const put = async (target: Target | null | undefined = moving?.target) => {
    const column = columnOf(target?.key);
    const judged = verdictOf(target);
    if (!moving || !column || !judged || reschedule.isPending) return;
    const starts_at = momentText(column.date, judged.minute);
    const isSame =
      Date.parse(starts_at) === Date.parse(moving.visit.starts_at) && column.doctor.id === moving.visit.doctor_id;
    if (isSame) return cancel();
    // Dropping on a taken time does nothing: by hand the visit goes back, by keys one goes on looking.
    if (!judged.free) return moving.by === 'drag' ? cancel() : undefined;
    try {
      await reschedule.mutateAsync({
        id: moving.visit.id,
        data: { starts_at, ...(column.doctor.id !== moving.visit.doctor_id && { doctor_id: column.doctor.id }) },
      });
      const when = column.date === dayOf(moving.visit.starts_at) ? 'в\u00A0' : `${dayMonth(column.date)}, `;
      notify.success(`${surnameInitial(moving.visit.person.full_name)} – теперь ${when}${clockOf(judged.minute)}`, {
        undo: () => void putBack(moving.visit),
      });
    } catch (error) {
      setFailure(
        `${surnameInitial(moving.visit.person.full_name)} остаётся в\u00A0${clockOf(minuteAt(moving.visit.starts_at))}. ${problemText(error)}`,
      );
    }
    cancel();
  };

  const putBack = async ({ id, starts_at, doctor_id, person }: ClinicVisit) => {
    const name = surnameInitial(person.full_name);
    try {
      await reschedule.mutateAsync({ id, data: { starts_at, ...(doctor_id !== null && { doctor_id }) } });
      notify.success(`${name} – снова в\u00A0${clockOf(minuteAt(starts_at))}`);
    } catch (error) {
      setFailure(`${name}: не\u00A0получилось вернуть прежнее время. ${problemText(error)}`);
    }
  };

  /** An arrow: along the day to the next free time, sideways to the next doctor who gives the service. */
  const step = (key: string) => {
    if (!moving?.target) return;
    const { target } = moving;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const minute = stepFrom(verdict?.minute ?? target.minute, timesOf(target.key), key === 'ArrowDown' ? 1 : -1);
      return setMoving({ ...moving, target: { ...target, minute } });
    }
    const index = takers.findIndex((column) => column.key === target.key) + (key === 'ArrowRight' ? 1 : -1);
    const next = takers[index];
    if (next) setMoving({ ...moving, target: { ...target, key: next.key } });
  };

  return {
    moving,
    verdict,
    failure,
    isSending: reschedule.isPending,
    placesOf,
    pick,
    cancel,
    put,
    step,
    aim: (target: Target | null) => moving && setMoving({ ...moving, target }),
    forget: () => setFailure(undefined),
  };
}

export type MovingState = ReturnType<typeof useMoving>;

function canTake({ doctor, services }: BoardColumn, { doctor_id, service_id }: ClinicVisit): boolean {
  return doctor.id === doctor_id || services.some((service) => service.service_id === service_id);
}
