import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { HomeAddress } from '#generated/models/home-address.ts';
import type { Visit } from '#generated/models/visit.ts';
import { lowerFirst } from '@/shared/format/letter-case';
import { dateTime, time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { type Moment, epoch } from '@/shared/format/zone';
import { formatWords } from './visit-format';

type Place = Pick<Visit, 'format' | 'filial' | 'home_address'>;

/** Address of a home visit: «ул. Розыбакиева, 134, кв. 12, подъезд 2, этаж 5, домофон 12». */
export function addressLine({ street, flat, entrance, floor, intercom }: HomeAddress): string {
  return [
    street,
    flat && `кв.\u00A0${flat}`,
    entrance && `подъезд\u00A0${entrance}`,
    floor && `этаж\u00A0${floor}`,
    intercom && `домофон\u00A0${intercom}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Name and address of the place of a visit. For a home visit it is the patient's address. */
export function visitWhere({ format, filial, home_address }: Place): { title: string; note: string } {
  if (format === 'clinic') {
    return { title: filial.title, note: [filial.city, filial.address, filial.directions].filter(Boolean).join(', ') };
  }
  const { title } = formatWords(format);
  if (format === 'home' && home_address) {
    const note = [filial.city, addressLine(home_address)].join(', ');
    return { title, note: home_address.note ? `${note}. ${home_address.note}` : note };
  }
  return { title, note: filial.title };
}

/**
 * Place of a visit for doctor and clinic. For a home visit it has the arrival window, the address
 * and the patient's note.
 */
export function deskPlace({ format, filial_title, arrival_window, home_address }: DeskVisit): string {
  const title = format === 'clinic' ? filial_title : formatWords(format).title;
  const clock = arrival_window && `, ${windowClock(arrival_window.from, arrival_window.to)}`;
  const address =
    home_address &&
    [addressLine(home_address), home_address.note].filter(Boolean).map((text) => `. ${typeset(text ?? '')}`);
  return [title, clock, ...(address ?? [])].filter(Boolean).join('');
}

/** Place of a visit in a list: the clinic's name, «Онлайн», «На дому: ул. Розыбакиева, 134». */
export function shortPlace({ format, filial, home_address }: Place): string {
  if (format === 'clinic') return filial.title;
  const { short } = formatWords(format);
  return format === 'home' && home_address ? `${short}: ${home_address.street}` : short;
}

/** Date, time and place in one line: «2 декабря, 11:40, онлайн». */
export function momentAndPlace(visit: Place & Pick<Visit, 'starts_at' | 'arrival_window'>): string {
  const place = shortPlace(visit);
  return `${dateTime(visit.starts_at, visitClock(visit))}, ${visit.format === 'clinic' ? place : lowerFirst(place)}`;
}

/** A doctor's arrival window: «с 12:00 до 13:00». */
export function windowClock(from: Moment, to: Moment): string {
  return `с\u00A0${time(from)} до\u00A0${time(to)}`;
}

/** Start of a visit, or the arrival window of a home visit. */
export function visitClock({ starts_at, arrival_window }: Pick<Visit, 'starts_at' | 'arrival_window'>): string {
  return arrival_window ? windowClock(arrival_window.from, arrival_window.to) : time(starts_at);
}

/**
 * What `visitClock` would return for another start. It is shown before the visit is rescheduled.
 * The arrival window keeps its length.
 */
export function clockAt({ arrival_window }: Pick<Visit, 'arrival_window'>, startsAt: string): string {
  if (!arrival_window) return time(startsAt);
  const length = epoch(arrival_window.to) - epoch(arrival_window.from);
  return windowClock(startsAt, epoch(startsAt) + length);
}

type Coming = Pick<Visit, 'format' | 'starts_at' | 'arrive_at' | 'arrival_window' | 'video_from'>;

/**
 * Advice for the time of the visit: to come, to wait for the doctor, or to connect. Undefined for
 * an unknown format.
 */
export function comingPhrase(visit: Coming): string | undefined {
  if (visit.arrive_at !== null) return `Приходите к\u00A0${time(visit.arrive_at)}`;
  if (visit.arrival_window) return `Врач приедет ${visitClock(visit)}`;
  if (visit.video_from !== null) return `Подключитесь в\u00A0${time(visit.starts_at)}`;
  return undefined;
}

/** Whether to offer directions: only for a visit in a clinic. */
export function hasRoute({ format }: Pick<Visit, 'format'>): boolean {
  return format === 'clinic';
}

/**
 * Link of an online visit; undefined if there is none that may be opened. Only https is allowed.
 */
export function videoHref({ video_url }: Pick<Visit, 'video_url'>): string | undefined {
  if (video_url === null || !URL.canParse(video_url)) return undefined;
  return new URL(video_url).protocol === 'https:' ? video_url : undefined;
}
