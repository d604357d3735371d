import { dayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { Random } from '#mocks/db/random.ts';
import type { DoctorServiceLink, WorkingHours } from '#mocks/db/types/doctor.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { isWantedAt } from './busy-hours.ts';
import { fits, hoursOn, receivesMen } from './reception-days.ts';
import { at, DRAFT_DEFAULTS, type VisitDraft } from './visit-draft.ts';

const PURPOSE = 71;
/**
 * Number of past days with stored visits; earlier visits are only counted
 * (`rules/clinic/past-visits`).
 */
export const DAYS_BACK = 28;
const DAYS_AHEAD = 20;

/** Booked share of a day by its distance from the seed's day. */
export function fillOf(ahead: number): number {
  if (ahead < 0) return 0.84;
  if (ahead === 0) return 0.78;
  if (ahead <= 2) return 0.58;
  return ahead <= 7 ? 0.4 : 0.16;
}

/**
 * Share of future visits that wait for confirmation. It is small, because clinics answer in hours.
 */
const PENDING_SHARE = 0.01;

type Outcome = Pick<VisitDraft, 'status' | 'cancel_reason' | 'ended' | 'fate'>;

export const PAST: readonly (readonly [share: number, status: VisitRow['status'], reason: string | null])[] = [
  [90, 'completed', null],
  [4, 'no_show', null],
  [4, 'cancelled_by_patient', 'Изменились планы'],
  [2, 'cancelled_by_clinic', 'Врач заболел'],
];

function outcomeOf(random: Random, ahead: number, start: number, duration: number): Outcome {
  if (ahead < 0) {
    const [, status, cancel_reason] = PAST[random.weighted(PAST.map(([share]) => share))] ?? [
      0,
      'completed' as const,
      null,
    ];
    return {
      status,
      cancel_reason,
      ended: cancel_reason === null ? start + duration : start - random.int(300, 2000),
      fate: null,
    };
  }
  const isPending = ahead > 0 && random.chance(PENDING_SHARE);
  return {
    status: isPending ? 'pending' : 'confirmed',
    cancel_reason: null,
    ended: null,
    fate: random.chance(0.05) ? 'no_show' : 'completed',
  };
}

/** Draws a service that fits into one slot. */
function drawLink(random: Random, links: readonly DoctorServiceLink[], step: number): DoctorServiceLink | undefined {
  const short = links.filter((link) => link.duration_minutes <= step);
  return random.chance(0.5) ? short[0] : random.pick(short.length > 0 ? short : links);
}

/**
 * Draws the time when a visit was booked: 1 to 9 days before the visit, in the daytime, before the
 * seed's day.
 */
export function bookedAt(random: Random, day: number, today: number): number {
  return at(Math.min(day, today) - random.int(1, 9), random.int(9 * 60, 21 * 60));
}

/** Generates visits of a doctor in a filial around the seed's day, except on days of `skipDay`. */
export function filledCalendar(
  db: Db,
  working: WorkingHours,
  clients: readonly number[],
  skipDay: (day: number) => boolean,
): VisitDraft[] {
  const random = new Random(working.id, PURPOSE);
  const today = dayOf(db.meta.today);
  const links = db.doctor_services.find('doctor', working.doctor_id).filter((link) => {
    const { format } = db.services.require(link.service_id);
    return link.filial_id === working.filial_id && format === 'clinic';
  });
  const takesMen = receivesMen(db, working.doctor_id);
  /** Returns the client, or the next woman of the pool if the doctor accepts only women. */
  const fitting = (id: number): number => {
    if (takesMen || db.clients.require(id).gender === 'female') return id;
    const later = clients.slice(clients.indexOf(id));
    return [...later, ...clients].find((one) => db.clients.require(one).gender === 'female') ?? id;
  };
  const drafts: VisitDraft[] = [];
  for (let day = today - DAYS_BACK; day <= today + DAYS_AHEAD; day += 1) {
    const hours = hoursOn(db, working, day);
    if (hours === null || skipDay(day)) continue;
    const ahead = day - today;
    for (let minute = hours.from; minute < hours.to; minute += working.slot_minutes) {
      const isTaken = random.chance(fillOf(ahead));
      const link = drawLink(random, links, working.slot_minutes);
      const clientId = fitting(random.pick(clients));
      if (!isTaken || link === undefined || !fits(hours, minute, link.duration_minutes)) continue;
      const client = db.clients.require(clientId);
      const start = at(day, minute);
      const draft: VisitDraft = {
        ...DRAFT_DEFAULTS,
        link,
        start,
        client_id: clientId,
        phone: client.phone,
        created: bookedAt(random, day, today),
        ...outcomeOf(random, ahead, start, link.duration_minutes),
      };
      if (ahead >= 0 || isWantedAt(working.id, start, minute)) drafts.push(draft);
    }
  }
  return drafts;
}
