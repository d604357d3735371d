import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { BindingRequestRow } from '#mocks/db/types/cabinet.ts';
import { DOCTOR, FILIAL } from './demo.ts';

interface Asked extends Pick<BindingRequestRow, 'doctor_id' | 'filial_id' | 'by'> {
  readonly daysAgo: number;
  readonly time: string;
  /** Days from the request to the day when it was declined; absent for an open request. */
  readonly declinedAfter?: number;
  readonly reason?: string;
}

/** Open and declined requests between the demo doctor, the demo clinic and others. */
const ASKED: readonly Asked[] = [
  { doctor_id: DOCTOR.serikova, filial_id: FILIAL.tumarSatpaeva, by: 'clinic', daysAgo: 3, time: '15:20' },
  { doctor_id: DOCTOR.serikova, filial_id: FILIAL.kardionur, by: 'doctor', daysAgo: 1, time: '19:40' },
  {
    doctor_id: DOCTOR.serikova,
    filial_id: FILIAL.ayalaToleBi,
    by: 'doctor',
    daysAgo: 34,
    time: '20:15',
    declinedAfter: 2,
    reason: 'Кабинет кардиолога занят до осени, вернёмся к этому в сентябре',
  },
  { doctor_id: DOCTOR.galiev, filial_id: FILIAL.ayalaToleBi, by: 'doctor', daysAgo: 2, time: '18:05' },
  { doctor_id: DOCTOR.vetrova, filial_id: FILIAL.ayalaOrbita, by: 'clinic', daysAgo: 5, time: '11:30' },
  {
    doctor_id: DOCTOR.tolegenova,
    filial_id: FILIAL.ayalaOrbita,
    by: 'clinic',
    daysAgo: 12,
    time: '10:10',
    declinedAfter: 1,
    reason: 'Принимаю на полную ставку, второе место не возьму',
  },
];

export function seedBindings(db: Db): void {
  const today = dayOf(db.meta.today);
  for (const { daysAgo, time, declinedAfter, reason = null, ...who } of ASKED) {
    const at = (daysLater: number): string => textAt(dateOf(today - daysAgo + daysLater), time);
    db.binding_requests.seed({
      ...who,
      id: `${who.doctor_id}:${who.filial_id}`,
      state: declinedAfter === undefined ? 'open' : 'declined',
      created_at: at(0),
      answered_at: declinedAfter === undefined ? null : at(declinedAfter),
      reason,
    });
  }
}
