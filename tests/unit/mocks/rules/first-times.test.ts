import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { closeTime } from '#mocks/rules/clinic/doctor-absences.ts';
import { firstTimes, timeChoices, type FirstTimesQuestion } from '#mocks/rules/desk/first-times.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const reception = () => db.users.require(21);
const ask = (question: FirstTimesQuestion = {}) =>
  firstTimes(db, reception(), question, NOW).map(({ doctor, link, times }) => [doctor.id, link.filial_id, times[0]]);

/** Both doctors receive in filial 1; at 08:20 the first time is 09:00. */
describe('the first free times over all doctors', () => {
  it('put who is free sooner first, and name nobody of another clinic', () => {
    book(db, 1, at('09:30'), { doctor: 1 });
    closeTime(
      db,
      reception(),
      2,
      {
        filial_ids: [1],
        date_from: '2026-05-12',
        date_to: '2026-05-12',
        time_from: null,
        time_to: '11:00',
        reason: null,
        decisions: [],
      },
      NOW,
    );
    expect(ask()).toEqual([
      [1, 1, at('09:00')],
      [2, 1, at('11:00')],
    ]);
    expect(refusal(() => ask({ filial_id: 2 }))).toMatchObject({ status: 422, fields: ['filial_id'] });
  });

  it('go on to the next day of a doctor whose day is closed', () => {
    const day = { filial_ids: [1], date_from: '2026-05-12', date_to: '2026-05-13', time_from: null, time_to: null };
    closeTime(db, reception(), 1, { ...day, reason: null, decisions: [] }, NOW);
    expect(ask()).toEqual([
      [2, 1, at('09:00')],
      [1, 1, at('09:00', 14)],
    ]);
    expect(ask({ date_from: '2026-05-20' })[0]).toEqual([1, 1, at('09:00', 20)]);
    expect(ask({ date_from: '2026-05-01' })[0]).toEqual([2, 1, at('09:00')]);
  });

  it('are of the service or the specialisation that was asked for', () => {
    expect(ask({ specialisation: 'kardiolog' })).toHaveLength(2);
    expect(ask({ specialisation: 'nevrolog' })).toEqual([]);
    // Doctor 1 is both, but receives as a cardiologist alone.
    db.specialisations.seed({ ...db.specialisations.require(1), id: 2, slug: 'nevrolog', title: 'Невролог' });
    db.doctors.update(1, { specialisation_ids: [2, 1] });
    expect(ask({ specialisation: 'nevrolog' })).toEqual([]);
    expect(ask({ specialisation: 'kardiolog' })).toHaveLength(2);
    db.doctors.update(1, { specialisation_ids: [1] });
    // What doctor 2 gives.
    db.doctor_services.remove(3);
    expect(ask({ service_id: 1 })).toEqual([[1, 1, at('09:00')]]);
    expect(timeChoices(db, reception(), 1)).toEqual({
      specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      services: [{ id: 1, title: 'Первичный приём кардиолога' }],
    });
  });
});
