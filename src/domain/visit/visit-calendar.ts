import type { VisitEventKind } from '#generated/models/visit-event-kind.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Visit } from '#generated/models/visit.ts';
import { servicesText } from '@/domain/service/several-analyses';
import { brand } from '@/shared/config/brand';
import { fullName } from '@/shared/format/name';
import { dateTime, time } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';
import { epoch } from '@/shared/format/zone';
import { isCalledOff } from './visit-can';
import { SAMPLING_TITLE } from './visit-host';
import { visitPersonName, preparationSteps } from './visit-text';
import { comingPhrase, visitClock, visitWhere } from './visit-where';

const encoder = new TextEncoder();

/**
 * Minutes before the start at which the calendar reminds. They leave time to travel or to switch on
 * the computer.
 */
const ALARMS: Readonly<Record<VisitFormat, readonly number[]>> = {
  clinic: [120, 30],
  online: [15, 5],
  home: [60, 15],
};

/**
 * Events after which `SEQUENCE` is higher by one, because a calendar keeps the entry with the
 * highest number.
 */
const CHANGES: ReadonlySet<VisitEventKind> = new Set([
  'confirmed',
  'rescheduled',
  'cancelled',
  'address_changed',
  'services_changed',
]);

/**
 * The visit as an iCalendar file (RFC 5545). Times are UTC, so the file needs no time zone data.
 * The UID stays the same and `SEQUENCE` grows, so that a rescheduled visit replaces its entry. The
 * file of a cancelled visit removes the entry (RFC 5546, CANCEL).
 *
 * @param stamp time at which the file is written, in milliseconds since the epoch
 * @param page URL of the visit on this site
 */
export function visitCalendar(visit: Visit, stamp: number, page: string): string {
  const { filial, format, arrival_window } = visit;
  // The title names the service, the person and the doctor. A family that shares a calendar needs
  // the person's name.
  const whose = visit.person.family_member_id === null ? '' : `, ${visitPersonName(visit.person)}`;
  const title = text(`${visit.service_title}${whose}. ${byWhom(visit)}`);
  const isOff = isCalledOff(visit);
  const changes = visit.history.filter(({ kind }) => CHANGES.has(kind));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//visits//RU`,
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:visit-${visit.id}@aman`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${changes.length}`,
    `LAST-MODIFIED:${utc(Math.max(epoch(visit.created_at), ...changes.map(({ at }) => epoch(at))))}`,
    `DTSTART:${utc(epoch(visit.starts_at))}`,
    `DTEND:${utc(Math.max(epoch(visit.ends_at), arrival_window ? epoch(arrival_window.to) : 0))}`,
    // The organiser is required (RFC 5546, 3.2.1 and 3.2.5): calendars may ignore a CANCEL without
    // it.
    `ORGANIZER;CN=${brand.name}:mailto:${brand.support.email}`,
    `SUMMARY:${title}`,
    `LOCATION:${text(placeOf(visit))}`,
    `DESCRIPTION:${text(linesOf(visit).join('\n'))}`,
    ...(format === 'clinic' && filial.location ? [`GEO:${filial.location.lat};${filial.location.lng}`] : []),
    `URL:${page}`,
    `STATUS:${isOff ? 'CANCELLED' : visit.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'}`,
    ...(isOff ? [] : alarmOf(visit, stamp, title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(folded).join('\r\n') + '\r\n';
}

/** Alarms of the entry, if they are still in the future. Empty if the visit starts too soon. */
function alarmOf({ starts_at, format }: Visit, stamp: number, title: string): string[] {
  const left = (epoch(starts_at) - stamp) / 60_000;
  const minutes = wordFor(ALARMS, format, ALARMS.clinic).find((before) => before < left);
  if (minutes === undefined) return [];
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${minutes}M`, `DESCRIPTION:${title}`, 'END:VALARM'];
}

/**
 * The doctor of a visit: «Врач: Серикова Айгуль Маратовна». For a visit without a doctor it is
 * `SAMPLING_TITLE`.
 */
function byWhom({ doctor }: Visit): string {
  return doctor === null ? SAMPLING_TITLE : `Врач: ${fullName(doctor)}`;
}

function placeOf(visit: Visit): string {
  const { title, note } = visitWhere(visit);
  if (visit.format === 'clinic') return `${title}, ${note}`;
  return visit.format === 'home' ? note : title;
}

function linesOf(visit: Visit): string[] {
  const coming = comingPhrase(visit);
  return [
    isCalledOff(visit) ? 'Запись отменена' : `Время клиники: ${dateTime(visit.starts_at, visitClock(visit))}`,
    `Пациент: ${visit.person.full_name}`,
    ...(visit.services ? [`Анализы: ${servicesText(visit)}`] : []),
    byWhom(visit),
    ...(coming === undefined ? [] : [coming]),
    ...(visit.video_from === null
      ? []
      : [`Ссылка появится в визите в ${time(visit.video_from)} и придёт на ${visit.email}`]),
    `Запись ${visit.number}`,
    `Телефон клиники: ${visit.filial.phone}`,
    ...preparationSteps(visit),
  ];
}

/** Moment in the format of iCalendar: `20260512T093000Z`. */
function utc(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Escapes backslash, comma, semicolon and line break in a TEXT value (RFC 5545, 3.3.11). */
function text(value: string): string {
  return value
    .replaceAll('\u00A0', ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n');
}

/** Splits a line after at most 75 octets. A continuation begins with a space (RFC 5545, 3.1). */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (encoder.encode(part + character).length > 75) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part];
}
