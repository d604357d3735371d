import type { DayInterval } from '#generated/models/day-interval.ts';
import type { DayPlace } from '#generated/models/day-place.ts';
import { DAY_MINUTES, momentOf, momentOfText, textOfMoment } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor, WorkingHours } from '../../db/types/doctor.ts';
import type { DayHours } from '../../db/types/place.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { receptionOn } from '../../slots/reception.ts';
import { holdIntervals } from '../hold-intervals.ts';
import { isCancelled } from '../visit-states.ts';

interface Received {
  readonly working: WorkingHours;
  readonly hours: DayHours;
}

/** Free intervals shorter than this many minutes are not shown. */
const SHORTEST_GAP = 10;

export function dayPlaces(db: Db, doctor: Doctor, now: number): DayPlace[] {
  const day = Math.floor(momentOf(now) / DAY_MINUTES);
  return receivedOn(db, doctor, day).map(({ working, hours }) => ({
    filial_id: working.filial_id,
    title: db.filials.require(working.filial_id).title,
    room: working.room,
    starts_at: textOfMoment(day * DAY_MINUTES + hours.from),
    ends_at: textOfMoment(day * DAY_MINUTES + hours.to),
  }));
}

/** Returns breaks and free intervals of today's hours, in order. The time of a no-show is free. */
export function dayIntervals(db: Db, doctor: Doctor, visits: readonly VisitRow[], now: number): DayInterval[] {
  const day = Math.floor(momentOf(now) / DAY_MINUTES);
  const booked = visits
    .filter(({ status }) => !isCancelled(status) && status !== 'no_show')
    .map(({ starts_at, ends_at }) => ({ from: minuteIn(day, starts_at), to: minuteIn(day, ends_at) }));
  const held = holdIntervals(db, doctor, now).filter((time) => time.day === day);
  return receivedOn(db, doctor, day)
    .flatMap(({ working, hours }) => {
      const of = (kind: DayInterval['kind'], from: number, to: number): DayInterval => ({
        kind,
        starts_at: textOfMoment(day * DAY_MINUTES + from),
        ends_at: textOfMoment(day * DAY_MINUTES + to),
        filial_id: working.filial_id,
      });
      const free = gapsOf(hours, [...booked, ...held, ...hours.breaks]).map(({ from, to }) => of('free', from, to));
      return [...free, ...hours.breaks.map(({ from, to }) => of('break', from, to))];
    })
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
}

function receivedOn(db: Db, doctor: Doctor, day: number): Received[] {
  return db.working_hours
    .find('doctor', doctor.id)
    .flatMap((working) => {
      const { hours } = receptionOn(db, working, day);
      return hours === null ? [] : [{ working, hours }];
    })
    .toSorted((a, b) => a.hours.from - b.hours.from);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function gapsOf(hours: Range, taken: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let from = hours.from;
  // Visits after the end of the hours take place in another filial.
  const within = taken.filter((one) => one.from < hours.to);
  for (const one of within.toSorted((a, b) => a.from - b.from)) {
    if (one.from - from >= SHORTEST_GAP) gaps.push({ from, to: one.from });
    from = Math.max(from, one.to);
  }
  if (hours.to - from >= SHORTEST_GAP) gaps.push({ from, to: hours.to });
  return gaps;
}

function minuteIn(day: number, time: string): number {
  return momentOfText(time) - day * DAY_MINUTES;
}
