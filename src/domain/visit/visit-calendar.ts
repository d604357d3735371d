import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Visit } from '#generated/models/visit.ts';
import { brand } from '@/shared/config/brand';
import { fullName } from '@/shared/format/name';
import { time } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';
import { epoch } from '@/shared/format/zone';
import { SAMPLING_TITLE } from './visit-host';
import { visitPersonName, whatToMind } from './visit-text';
import { comingPhrase, visitWhere } from './visit-where';

const encoder = new TextEncoder();

/** When the calendar reminds: early enough to get there, or to sit down at the screen. */
const ALARMS: Readonly<Record<VisitFormat, string>> = { clinic: '-PT2H', online: '-PT15M', home: '-PT1H' };

/**
 * The visit as an iCalendar file (RFC 5545): moments in UTC, so no zone data is needed; the same UID for the same visit, so a
 * moved one replaces its old entry. `stamp` is the moment of writing, in milliseconds; `page` the URL of the visit on this site.
 */
export function visitCalendar(visit: Visit, stamp: number, page: string): string {
  const { filial, format, arrival_window } = visit;
  // In the order of the confirmation: service, person, doctor. A family's calendar must say whose visit it is.
  const whose = visit.person.family_member_id === null ? '' : `, ${visitPersonName(visit.person)}`;
  const title = text(`${visit.service_title}${whose}. ${byWhom(visit)}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//visits//RU`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:visit-${visit.id}@aman`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(epoch(visit.starts_at))}`,
    `DTEND:${utc(Math.max(epoch(visit.ends_at), arrival_window ? epoch(arrival_window.to) : 0))}`,
    `SUMMARY:${title}`,
    `LOCATION:${text(placeOf(visit))}`,
    `DESCRIPTION:${text(linesOf(visit).join('\n'))}`,
    ...(format === 'clinic' && filial.location ? [`GEO:${filial.location.lat};${filial.location.lng}`] : []),
    `URL:${page}`,
    `STATUS:${visit.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${wordFor(ALARMS, format, ALARMS.clinic)}`,
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(folded).join('\r\n') + '\r\n';
}

/** «Врач: Серикова Айгуль Маратовна»; without a doctor the reason of the visit. */
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
    `Пациент: ${visit.person.full_name}`,
    byWhom(visit),
    ...(coming === undefined ? [] : [coming]),
    ...(visit.video_from === null
      ? []
      : [`Ссылка появится в визите в ${time(visit.video_from)} и придёт на ${visit.email}`]),
    `Запись ${visit.number}`,
    `Телефон клиники: ${visit.filial.phone}`,
    ...whatToMind(visit),
  ];
}

/** `20260512T093000Z`. */
function utc(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** TEXT values escape backslash, comma, semicolon and line break (RFC 5545, 3.3.11). */
function text(value: string): string {
  return value
    .replaceAll('\u00A0', ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');
}

/** Lines are at most 75 octets long; a continuation begins with a space (RFC 5545, 3.1). */
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
