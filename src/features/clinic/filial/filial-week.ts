import * as v from 'valibot';
import type { OpeningHoursRequest } from '#generated/models/opening-hours-request.ts';
import type { OpeningHours } from '#generated/models/opening-hours.ts';
import type { Weekday } from '#generated/models/weekday.ts';

/** Start and end as typed: «08:00». */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A weekday in the editor. A day that is switched off keeps its typed hours. */
export interface EditedDay extends Span {
  readonly weekday: Weekday;
  readonly isOpen: boolean;
  readonly breaks: readonly Span[];
}

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  monday: 'Понедельник',
  tuesday: 'Вторник',
  wednesday: 'Среда',
  thursday: 'Четверг',
  friday: 'Пятница',
  saturday: 'Суббота',
  sunday: 'Воскресенье',
};

const WEEKDAYS = Object.keys(WEEKDAY_NAMES) as Weekday[];
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const USUAL = { from: '08:00', to: '20:00' };

export function editedWeek(hours: readonly OpeningHours[]): EditedDay[] {
  return WEEKDAYS.map((weekday) => {
    const day = hours.find((one) => one.weekday === weekday);
    return { weekday, isOpen: day !== undefined, ...USUAL, ...day, breaks: day?.breaks ?? [] };
  });
}

/** Error message of a day; undefined if it is valid. */
export function dayFault({ isOpen, from, to, breaks }: EditedDay): string | undefined {
  if (!isOpen) return undefined;
  if (![from, to, ...breaks.flatMap((pause) => [pause.from, pause.to])].every((clock) => CLOCK.test(clock))) {
    return 'нужно время вида 09:30';
  }
  if (from >= to) return 'окончание должно быть позже начала';
  let earliest = from;
  for (const pause of breaks) {
    if (pause.from >= pause.to) return 'перерыв должен кончаться позже, чем начался';
    if (pause.from <= earliest || pause.to >= to) return 'перерыв должен быть внутри часов работы';
    earliest = pause.to;
  }
  return undefined;
}

/** Error message of the first invalid day: «Суббота: окончание должно быть позже начала». */
export function weekFault(week: readonly EditedDay[]): string | undefined {
  for (const day of week) {
    const fault = dayFault(day);
    if (fault !== undefined) return `${WEEKDAY_NAMES[day.weekday]}: ${fault}`;
  }
  return undefined;
}

/** Converts the edited week to the contract's hours, which omit days off. */
export const weekSchema = v.pipe(
  v.custom<readonly EditedDay[]>(Array.isArray),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? weekFault(dataset.value) : undefined;
    if (fault !== undefined) addIssue({ message: fault });
  }),
  v.transform((week): OpeningHoursRequest[] =>
    week
      .filter(({ isOpen }) => isOpen)
      .map(({ weekday, from, to, breaks }) => ({
        weekday,
        from,
        to,
        ...(breaks.length > 0 && { breaks: breaks.map((pause) => ({ from: pause.from, to: pause.to })) }),
      })),
  ),
);

/**
 * Groups of successive days with the same hours. A day for which `isApart` returns true is a group
 * of its own.
 */
export function equalDays(
  week: readonly EditedDay[],
  isApart: (day: EditedDay) => boolean,
): readonly (readonly EditedDay[])[] {
  const groups: EditedDay[][] = [];
  for (const day of week) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSame = last !== undefined && !isApart(last) && !isApart(day) && hoursOf(last) === hoursOf(day);
    if (isSame) group?.push(day);
    else groups.push([day]);
  }
  return groups;
}

function hoursOf({ isOpen, from, to, breaks }: EditedDay): string {
  return isOpen ? [from, to, ...breaks.flatMap((pause) => [pause.from, pause.to])].join(' ') : '';
}
