import type { VisitEventKind } from '#generated/models/visit-event-kind.ts';
import { DAY_MINUTES, momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { CalendarFeedRow } from '../../db/types/cabinet.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { readableVisits } from '../../rules/patient-visits.ts';
import { bookerOf } from '../../rules/shared-cards.ts';
import { isCancelled } from '../../rules/visit-states.ts';
import { momentText } from '../../rules/visit-times.ts';
import { historyOf, visitPerson } from './visit.ts';

const PAST_DAYS = 30;
/** Kinds of visit events that increase `SEQUENCE`. */
const CHANGES: ReadonlySet<VisitEventKind> = new Set([
  'confirmed',
  'rescheduled',
  'address_changed',
  'services_changed',
]);

/** Writes a feed's visits as iCalendar (contract: `calendarFeedFile`). */
export function calendarFile(db: Db, { user_id, whose }: CalendarFeedRow, now: number): string {
  const user = db.users.require(user_id);
  const visits =
    whose === 'doctor'
      ? db.visits.find('doctor', user.doctor_id ?? 0)
      : readableVisits(db, user, whose === 'family' ? undefined : whose);
  const from = momentOf(now) - PAST_DAYS * DAY_MINUTES;
  const shown = visits.filter(({ status, ends_at }) => !isCancelled(status) && momentOfText(ends_at) >= from);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aman//stand-in provider//RU',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${whose === 'doctor' ? 'Аман: приём' : 'Аман: визиты к врачам'}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...shown.flatMap((visit) => eventOf(db, visit, whose === 'doctor' ? null : user, now)),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** @param reader account of the patient; null for the doctor's calendar */
function eventOf(db: Db, visit: VisitRow, reader: UserRow | null, now: number): string[] {
  const forDoctor = reader === null;
  const changes = historyOf(db, visit, 'patient').filter(({ kind }) => CHANGES.has(kind));
  const person = visitPerson(db, visit);
  const initials = `${person.second_name.slice(0, 1)}. ${person.first_name.slice(0, 1)}.`;
  const doctor = visit.doctor_id === null ? 'Сдать анализы' : `Врач: ${fullName(db.doctors.require(visit.doctor_id))}`;
  const clock = `Время клиники: ${momentText(visit.starts_at)}`;
  const { title, address } = db.filials.require(visit.filial_id);
  const home = reader?.id === bookerOf(visit) ? `На дому: ${visit.home_address?.street ?? ''}` : 'На дому';
  const places = { clinic: `${title}, ${address}`, home, online: 'Онлайн' };
  return [
    'BEGIN:VEVENT',
    `UID:visit-${visit.id}@aman`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${changes.length}`,
    `LAST-MODIFIED:${utc(Math.max(Date.parse(visit.created_at), ...changes.map(({ at }) => Date.parse(at))))}`,
    `DTSTART:${utc(Date.parse(visit.starts_at))}`,
    `DTEND:${utc(Date.parse(visit.ends_at))}`,
    `SUMMARY:${text(forDoctor ? `${initials} ${visit.service_title}` : `${visit.service_title}, ${person.first_name}. ${doctor}`)}`,
    `LOCATION:${text(places[visit.format])}`,
    `DESCRIPTION:${text(forDoctor ? clock : `${clock}\nПациент: ${fullName(person)}\n${doctor}`)}`,
    `STATUS:${visit.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function utc(epoch: number): string {
  return new Date(epoch).toISOString().replace(/[-:]|\.\d+/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');
}

/** Folds a line to 36 characters, so that it has at most 75 octets (RFC 5545). */
function folded(line: string): string[] {
  return (line.match(/.{1,36}/gu) ?? []).map((part, index) => (index === 0 ? part : ` ${part}`));
}
