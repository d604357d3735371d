import type { Db } from '#mocks/db/db.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { samplingDays, SAMPLING_SEATS } from '#mocks/slots/sampling-times.ts';
import { NOW, smallWorld } from './world.ts';

export const BLOOD = 2;
export const URINE = 3;
/**
 * By the seed's rule filial 2 takes samples by appointment, and filial 1 takes samples without an
 * appointment.
 */
export const BY_APPOINTMENT = 2;
export const WALK_IN = 1;

/** Two filials that take samples for two analyses, and eight people. */
export function samplingWorld(): Db {
  const db = smallWorld();
  for (const id of [BLOOD, URINE]) db.services.seed(analysis(db, id));
  for (const id of [1, 2]) db.filials.update(id, { menu: [BLOOD, URINE] });
  for (let id = 4; id <= 8; id += 1) db.users.seed({ ...db.users.require(1), id, email: `p${id}@demo.kz` });
  return db;
}

export const sample = (starts_at: string, filial_id = BY_APPOINTMENT, service_id = BLOOD) => ({
  doctor_id: null,
  filial_id,
  service_id,
  starts_at,
});

export function daysOf(db: Db, from = '2026-05-12', to = from) {
  return samplingDays(db, { filial: db.filials.require(BY_APPOINTMENT), date_from: from, date_to: to, now: NOW });
}

/**
 * The start of tomorrow's first slot whose seats are all free, or of the slot after `nth` such
 * slots.
 */
export function emptyTime(db: Db, nth = 0): string {
  const slot = daysOf(db, '2026-05-13')[0]?.slots.filter(({ seats_left }) => seats_left === SAMPLING_SEATS)[nth];
  if (slot === undefined) throw new Error('no empty time');
  return slot.starts_at;
}

function analysis(db: Db, id: number): ServiceRow {
  return {
    ...db.services.require(1),
    id,
    slug: `analysis-${id}`,
    title: `Анализ ${id}`,
    short_title: `Анализ ${id}`,
    kind: 'analysis',
    specialisation_ids: [],
    duration_minutes: 10,
    ready_in_workdays: id === URINE ? 4 : 1,
    price_from: 1000,
    price_to: 1000,
  };
}
