import type { HomeAddress } from '#generated/models/home-address.ts';
import type { Visit } from '#generated/models/visit.ts';
import { time } from '@/shared/format/time';
import { type Moment, epoch } from '@/shared/format/zone';
import { formatWords } from './visit-format';

type Place = Pick<Visit, 'format' | 'filial' | 'home_address'>;

/** «ул. Розыбакиева, 134, кв. 12, подъезд 2, этаж 5, домофон 12»: what finds the door. */
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

/** Where a visit takes place: a title, and where exactly. In a clinic its name and address, at home the patient's own. */
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

/** One line of it for a list: the clinic's name, «Онлайн, по видеосвязи», «На дому: ул. Розыбакиева, 134». */
export function shortPlace({ format, filial, home_address }: Place): string {
  if (format === 'clinic') return filial.title;
  const { title } = formatWords(format);
  return format === 'home' && home_address ? `${title}: ${home_address.street}` : title;
}

/** «с 12:00 до 13:00»: when the doctor may be at the door. */
export function windowClock(from: Moment, to: Moment): string {
  return `с\u00A0${time(from)} до\u00A0${time(to)}`;
}

/** The same of a visit where the doctor comes to the patient; of any other the time on the clock. */
export function visitClock({ starts_at, arrival_window }: Pick<Visit, 'starts_at' | 'arrival_window'>): string {
  return arrival_window ? windowClock(arrival_window.from, arrival_window.to) : time(starts_at);
}

/** The same for another start of the same visit, before it is moved there: the doctor's hour stays as long as it is. */
export function clockAt({ arrival_window }: Pick<Visit, 'arrival_window'>, startsAt: string): string {
  if (!arrival_window) return time(startsAt);
  const length = epoch(arrival_window.to) - epoch(arrival_window.from);
  return windowClock(startsAt, epoch(startsAt) + length);
}

type Coming = Pick<Visit, 'format' | 'starts_at' | 'arrive_at' | 'arrival_window' | 'video_from'>;

/** What is to be done at the hour: come, open the door or connect. Undefined for a place of which nothing is known. */
export function comingPhrase(visit: Coming): string | undefined {
  if (visit.arrive_at !== null) return `Приходите к\u00A0${time(visit.arrive_at)}`;
  if (visit.arrival_window) return `Врач приедет ${visitClock(visit)}`;
  if (visit.video_from !== null) return `Подключитесь в\u00A0${time(visit.starts_at)}`;
  return undefined;
}

/** Whether the way to the clinic is of use: not for those who stay at home. */
export function hasRoute({ format }: Pick<Visit, 'format'>): boolean {
  return format === 'clinic';
}

/** Where an online visit is held; undefined unless it may be opened now: nothing but https leaves the page. */
export function videoHref({ video_url }: Pick<Visit, 'video_url'>): string | undefined {
  if (video_url === null || !URL.canParse(video_url)) return undefined;
  return new URL(video_url).protocol === 'https:' ? video_url : undefined;
}
