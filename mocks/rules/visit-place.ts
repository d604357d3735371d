import type { ArrivalWindow } from '#generated/models/arrival-window.ts';
import type { HomeAddress } from '#generated/models/home-address.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { momentOf, momentOfText, textOfMoment } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { visitNumber } from '../db/visit-number.ts';
import { bookersVisit, movableVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { by, logVisit } from './visit-events.ts';
import { notifyAddress } from './visit-notices.ts';

/** Minutes from the start of a home visit within which the doctor arrives. */
export const ARRIVAL_WINDOW_MINUTES = 60;
/**
 * The link of an online visit works from `VIDEO_BEFORE_MINUTES` before its start until
 * `VIDEO_AFTER_MINUTES` after its end.
 */
const VIDEO_BEFORE_MINUTES = 10;
const VIDEO_AFTER_MINUTES = 30;

export function arrivalWindow({ format, starts_at }: VisitRow): ArrivalWindow | null {
  if (format !== 'home') return null;
  return { from: starts_at, to: textOfMoment(momentOfText(starts_at) + ARRIVAL_WINDOW_MINUTES) };
}

export function videoFrom({ format, starts_at }: VisitRow): string | null {
  return format === 'online' ? textOfMoment(momentOfText(starts_at) - VIDEO_BEFORE_MINUTES) : null;
}

/** Returns the link of an online visit; null outside its time or before the visit is confirmed. */
export function videoUrl(visit: VisitRow, now: number): string | null {
  const from = videoFrom(visit);
  if (from === null || (visit.status !== 'confirmed' && visit.status !== 'arrived')) return null;
  const minute = momentOf(now);
  const isOpen = minute >= momentOfText(from) && minute <= momentOfText(visit.ends_at) + VIDEO_AFTER_MINUTES;
  return isOpen ? `https://video.aman.example/${visitNumber(visit.id)}` : null;
}

/**
 * Checks the address of a visit: a home visit requires it, other visits must not have it.
 *
 * @throws Refusal 422 at `home_address.street` if it is missing; at `home_address` if it is not
 * needed
 */
export function addressFor(format: VisitFormat, address: HomeAddress | null): HomeAddress | null {
  if (format === 'home') {
    if (address === null) throw Refusal.invalid({ 'home_address.street': ['Напишите, куда приехать'] });
    return trimmed(address);
  }
  if (address !== null) throw Refusal.invalid({ home_address: ['Адрес нужен только для вызова на дом'] });
  return null;
}

/**
 * Changes the address of a home visit.
 *
 * @throws Refusal 404; 403 if another account booked; 409 at `format` if the visit is not at home;
 * also the refusals of a move
 */
export function changeHomeAddress(db: Db, user: UserRow, id: number, address: HomeAddress, now: number): VisitRow {
  if (bookersVisit(db, user, id).format !== 'home') {
    throw Refusal.conflict('wrong_state', 'format', 'Эта запись не на дом');
  }
  const visit = movableVisit(db, user, id, now);
  logVisit(db, visit.id, 'address_changed', 'Вы изменили адрес, куда приехать', now, by(user, visit));
  const changed = db.visits.update(visit.id, { home_address: trimmed(address) });
  notifyAddress(db, changed, now);
  return changed;
}

/** Texts of events in a visit's history for the patient, by format of the visit. */
export const PLACE_EVENTS: Readonly<
  Record<'arrived' | 'no_show' | 'attendance_confirmed', Readonly<Record<VisitFormat, string>>>
> = {
  arrived: { clinic: 'Вы пришли на приём', online: 'Вы подключились к приёму', home: 'Врач приехал' },
  no_show: {
    clinic: 'Вы не пришли на приём',
    online: 'Вы не подключились к приёму',
    home: 'Врач приехал и никого не застал',
  },
  attendance_confirmed: {
    clinic: 'Вы подтвердили, что придёте',
    online: 'Вы подтвердили, что подключитесь',
    home: 'Вы подтвердили, что ждёте врача',
  },
};

function trimmed({ street, flat, entrance, floor, intercom, note }: HomeAddress): HomeAddress {
  return {
    street: street.trim(),
    flat: filled(flat),
    entrance: filled(entrance),
    floor: filled(floor),
    intercom: filled(intercom),
    note: filled(note),
  };
}

function filled(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim();
}
