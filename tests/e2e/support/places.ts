import { testStart } from '../fixtures.ts';
import type { TestProvider } from './test-provider.ts';

/** Visits of the demo patient that are not in the clinic, as the seed has them. */
export const online = { visitId: 20, doctorId: 10 };
export const atHome = { visitId: 21, doctorId: 16 };

export const onlineVisit = `/fo/patient/visits/${online.visitId}`;
export const homeVisit = `/fo/patient/visits/${atHome.visitId}`;

/** Puts that visit five minutes ahead, expected by the clinic, with nothing else before it. */
export function confirmedNow(provider: TestProvider, place: 'online' | 'home'): void {
  const start = Date.parse(testStart) + 5 * 60_000;
  const moment = (time: number) => `${new Date(time + 5 * 3_600_000).toISOString().slice(0, 19)}+05:00`;
  provider.db.visits.update(place === 'online' ? online.visitId : atHome.visitId, {
    status: 'confirmed',
    starts_at: moment(start),
    ends_at: moment(start + 40 * 60_000),
  });
}
