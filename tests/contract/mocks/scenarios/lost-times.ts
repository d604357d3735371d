import { describe, expect, it } from 'vitest';
import { at, bookSlot, cancelAgain, freeSlot } from '../booking.ts';
import { type Asked, START } from '../client.ts';
import type { World } from '../world.ts';

const FAR = '2026-07-30T14:30:00+05:00';
const NIGHT = '2026-05-14T03:00:00+05:00';
const FREE_DAY = '2026-06-22';
const day = { date_from: FREE_DAY, date_to: FREE_DAY, time_from: null, time_to: null, reason: null };
/** Fields of a filial's response that the request to change it lacks. */
const UNSENT = new Set('id clinic_slug district photos state opens_on closes_on next_hours missing'.split(' '));
const holds = ['slotHoldCreate', 'guestSlotHoldCreate'] as const;

/** Refusals of unavailable slots, and of decisions about unaffected visits. */
export function lostTimeScenarios({ client, tokens }: World): void {
  const { db } = client.provider;
  const patient = () => ({ token: tokens.patient });
  const doctor = (more: Asked = {}) => ({ token: tokens.doctor, ...more });
  const clinic = (more: Asked = {}) => ({ token: tokens.clinic, ...more });
  const key = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

  describe('an unavailable slot', () => {
    it.each(holds)(
      'is refused by %s with its reason: too early, too late, taken, or booked by phone only',
      async (id) => {
        const slot = await freeSlot(client);
        // Guests may create only ten holds a minute, so the clock goes forward.
        client.now = START + 4 * 60_000;
        const hold = async (change: object) =>
          (await client.ask(id, { ...patient(), body: { ...slot, ...change } })).code;
        expect(await hold({ starts_at: FAR })).toBe('too_early');
        expect(await hold({ starts_at: at('08:30') })).toBe('too_late');
        expect(await hold({ starts_at: NIGHT })).toBe('slot_taken');
        db.doctors.update(slot.doctor_id, { has_online_booking: false });
        expect(await hold({})).toBe('no_online_booking');
        db.doctors.update(slot.doctor_id, { has_online_booking: true });
        client.now = START;
      },
    );

    it('has no waitlist if another slot is free, or if patients book the doctor by phone only', async () => {
      const { starts_at: _, ...body } = await freeSlot(client);
      const wait = async () => (await client.ask('waitlistCreate', { ...patient(), body })).code;
      expect(await wait()).toBe('slot_free');
      db.doctors.update(body.doctor_id, { has_online_booking: false });
      expect(await wait()).toBe('no_online_booking');
      db.doctors.update(body.doctor_id, { has_online_booking: true });
    });

    it('can’t be used by doctor or clinic to book, move or restore a visit', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const path = { id: visit.id };
      const body = { starts_at: NIGHT };
      expect((await client.ask('doctorVisitReschedule', doctor({ path, body }))).code).toBe('slot_taken');
      expect((await client.ask('clinicVisitReschedule', clinic({ path, body }))).code).toBe('slot_taken');
      const { client_id } = db.visits.require(visit.id);
      const late = { doctor_id: 1, filial_id: 1, service_id: 1, source: 'phone', client_id, starts_at: at('08:00') };
      const { doctor_id: __, ...own } = late;
      expect((await client.ask('clinicVisitCreate', clinic({ ...key(), body: late }))).code).toBe('too_late');
      expect((await client.ask('doctorVisitCreate', doctor({ ...key(), body: own }))).code).toBe('too_late');
      await client.ask(
        'clinicVisitStateUpdate',
        clinic({ path, body: { status: 'cancelled_by_clinic', reason: 'Ошибка' } }),
      );
      const other = await bookSlot(client, tokens.patient);
      expect(other.starts_at).toBe(visit.starts_at);
      expect((await client.ask('clinicVisitRestore', clinic({ path }))).code).toBe('slot_taken');
      await cancelAgain(client, tokens.patient, other.id);
    });
  });

  describe('a decision that moves a visit to a taken slot', () => {
    interface Answer {
      readonly code: string | undefined;
      readonly visitIds: readonly number[];
    }
    type Ask = (more: object) => Promise<Answer>;

    /** Cancels every affected visit except one, which moves to a slot that is not free. */
    async function codeOf(visit: number, ask: Ask, place: object = {}): Promise<string | undefined> {
      const { visitIds } = await ask({ decisions: [] });
      const move = { visit_id: visit, action: 'move', starts_at: NIGHT, ...place };
      const decisions = visitIds.map((id) => (id === visit ? move : { visit_id: id, action: 'cancel' }));
      return (await ask({ decisions })).code;
    }

    it('is refused for a change of hours, a special day and an absence', async () => {
      const { id, starts_at } = await bookSlot(client, tokens.patient);
      const date = starts_at.slice(0, 10);
      const closed = (on: string) => ({ ...day, date_from: on, date_to: on, decisions: [] });
      const special = (on: string) => ({
        filial_id: 1,
        date: on,
        hours: null,
        breaks: [],
        reason: null,
        decisions: [],
      });
      const absence = (await client.ask('doctorAbsenceCreate', doctor({ body: closed(FREE_DAY) }))).body.data;
      const other = (await client.ask('doctorSpecialDayCreate', doctor({ body: special('2026-06-24') }))).body.data;
      const { data: modes } = (await client.ask('doctorOperatingModes', doctor())).body;
      const mode = modes.find((one) => one.filial_id === 1);
      const days = mode?.days.map(({ weekday }) => ({ weekday, hours: null, breaks: [] }));
      const hours = { slot_minutes: mode?.slot_minutes, days, odd_days: null };
      const asks: Ask[] = [
        (more) => client.ask('doctorOperatingModeUpdate', doctor({ path: { id: 1 }, body: { ...hours, ...more } })),
        (more) => client.ask('doctorAbsenceCreate', doctor({ body: { ...closed(date), ...more } })),
        (more) =>
          client.ask('doctorAbsenceUpdate', doctor({ path: { id: absence.id }, body: { ...closed(date), ...more } })),
        (more) => client.ask('doctorSpecialDayCreate', doctor({ body: { ...special(date), ...more } })),
        (more) =>
          client.ask('doctorSpecialDayUpdate', doctor({ path: { id: other.id }, body: { ...special(date), ...more } })),
        (more) =>
          client.ask(
            'clinicAbsenceCreate',
            clinic({ path: { id: 1 }, body: { ...closed(date), filial_ids: [1], ...more } }),
          ),
      ];
      for (const ask of asks) expect(await codeOf(id, ask)).toBe('slot_taken');
      await client.ask('doctorAbsenceDelete', doctor({ path: { id: absence.id } }));
      await client.ask('doctorSpecialDayDelete', doctor({ path: { id: other.id } }));
      await cancelAgain(client, tokens.patient, id);
    });

    it('is refused for a change of a filial', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const path = { id: visit.filial.id };
      const read = (await client.ask('clinicFilialRead', clinic({ path }))).body.data;
      const body = { state: 'closed' };
      const { data: touched } = (await client.ask('clinicFilialTouchedVisits', clinic({ path, body }))).body;
      const [place] = touched.find((one) => one.id === visit.id)?.new_times ?? [];
      const close: Ask = (more) =>
        client.ask('clinicFilialStateUpdate', clinic({ path, body: { ...body, reason: 'Ремонт', ...more } }));
      const elsewhere = { doctor_id: place?.doctor_id, filial_id: place?.filial_id };
      expect(await codeOf(visit.id, close, elsewhere)).toBe('slot_taken');
      const profile = Object.fromEntries(Object.entries(read).filter(([name]) => !UNSENT.has(name)));
      const shut: Ask = (more) =>
        client.ask('clinicFilialUpdate', clinic({ path, body: { ...profile, hours: [], reason: 'Ремонт', ...more } }));
      expect(await codeOf(visit.id, shut)).toBe('slot_taken');
      await cancelAgain(client, tokens.patient, visit.id);
    });
  });

  describe('a decision about an unaffected visit', () => {
    it('is refused to doctor and clinic for hours, special days and absences', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const decisions = [{ visit_id: visit.id, action: 'cancel' }];
      const { data: modes } = (await client.ask('doctorOperatingModes', doctor())).body;
      const mode = modes.find((one) => one.filial_id === 1);
      if (mode === undefined) throw new Error('the demo doctor has no hours there');
      const { filial_id, slot_minutes, days, odd_days } = mode;
      const special = { filial_id, date: FREE_DAY, hours: null, breaks: [], reason: null };
      const absence = (await client.ask('doctorAbsenceCreate', doctor({ body: { ...day, decisions: [] } }))).body.data;
      const later = { ...day, date_from: '2026-06-26', date_to: '2026-06-26', decisions };
      const { data: made } = (
        await client.ask('doctorSpecialDayCreate', doctor({ body: { ...special, date: '2026-06-24', decisions: [] } }))
      ).body;
      const refused = [
        await client.ask(
          'doctorOperatingModeUpdate',
          doctor({ path: { id: filial_id }, body: { slot_minutes, days, odd_days, decisions } }),
        ),
        await client.ask('doctorAbsenceCreate', doctor({ body: later })),
        await client.ask('doctorAbsenceUpdate', doctor({ path: { id: absence.id }, body: { ...day, decisions } })),
        await client.ask('doctorSpecialDayCreate', doctor({ body: { ...special, date: '2026-06-25', decisions } })),
        await client.ask(
          'doctorSpecialDayUpdate',
          doctor({ path: { id: made.id }, body: { ...special, date: '2026-06-24', decisions } }),
        ),
        await client.ask('clinicAbsenceCreate', clinic({ path: { id: 1 }, body: { ...later, filial_ids: [1] } })),
      ];
      expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'visits_changed'));
      await client.ask('doctorAbsenceDelete', doctor({ path: { id: absence.id } }));
      await client.ask('doctorSpecialDayDelete', doctor({ path: { id: made.id } }));
      await cancelAgain(client, tokens.patient, visit.id);
    });
  });
}
