import { testStart } from '../fixtures.ts';
import type { TestProvider } from './test-provider.ts';

/** The demo patient's visits outside the clinic, by ids of the seed. */
export const online = { visitId: 20, doctorId: 10 };
export const atHome = { visitId: 21, doctorId: 16 };

export const onlineVisit = `/fo/patient/visits/${online.visitId}`;
export const homeVisit = `/fo/patient/visits/${atHome.visitId}`;

/**
 * Moves this visit to five minutes from now, confirmed by the clinic and with no other visit before
 * it.
 */
export function confirmedNow(provider: TestProvider, place: 'online' | 'home'): void {
  const start = Date.parse(testStart) + 5 * 60_000;
  const moment = (time: number) => `${new Date(time + 5 * 3_600_000).toISOString().slice(0, 19)}+05:00`;
  provider.db.visits.update(place === 'online' ? online.visitId : atHome.visitId, {
    status: 'confirmed',
    starts_at: moment(start),
    ends_at: moment(start + 40 * 60_000),
  });
}
