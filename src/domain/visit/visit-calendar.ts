import type { Visit } from '@generated/models/visit';
import { brand } from '@/shared/config/brand';
import { fullName } from '@/shared/format/name';
import { epoch } from '@/shared/format/zone';

const encoder = new TextEncoder();

/**
 * The visit as an iCalendar file (RFC 5545): moments in UTC, so no zone data is needed; the same UID for the same visit, so a
 * moved one replaces its old entry. `stamp` is the moment of writing, in milliseconds.
 */
export function visitCalendar(visit: Visit, stamp: number): string {
  const { filial } = visit;
  const place = [filial.title, filial.city, filial.address, filial.directions].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//visits//RU`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:visit-${visit.id}@aman`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(epoch(visit.starts_at))}`,
    `DTEND:${utc(epoch(visit.ends_at))}`,
    `SUMMARY:${text(`${visit.service_title}: ${fullName(visit.doctor)}`)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text([`Запись ${visit.number}`, `Телефон клиники: ${filial.phone}`, ...visit.preparation].join('\n'))}`,
    ...(filial.location ? [`GEO:${filial.location.lat};${filial.location.lng}`] : []),
    `STATUS:${visit.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${text(visit.service_title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(folded).join('\r\n') + '\r\n';
}

/** `20260512T093000Z`. */
function utc(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** TEXT values escape backslash, comma, semicolon and line break (RFC 5545, 3.3.11). */
function text(value: string): string {
  return value.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\n/g, '\\n');
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
