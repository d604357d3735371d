import { describe, expect, it } from 'vitest';
import { bookSlot, cancelAgain, freeSlot } from '../booking.ts';
import type { World } from '../world.ts';

const FILIAL = 1;
const UNKNOWN = 99_999;

export function doctorScheduleScenarios({ client, tokens }: World): void {
  const mine = () => ({ token: tokens.doctor });
  const at = (id: number) => ({ token: tokens.doctor, path: { id } });

  describe('the schedule of a doctor', () => {
    it('confirms bookings automatically or closes booking, as its settings require', async () => {
      const usual = (await client.ask('doctorScheduleSettings', mine())).body.data;
      const save = (change: Partial<typeof usual>) =>
        client.ask('doctorScheduleSettingsUpdate', { ...mine(), body: { ...usual, ...change } });
      expect((await save({ auto_confirm: true })).body.data).toEqual({ ...usual, auto_confirm: true });
      const visit = await bookSlot(client, tokens.patient);
      expect(visit.status).toBe('confirmed');
      await cancelAgain(client, tokens.patient, visit.id);
      await save({ online_booking: false });
      await expect(freeSlot(client)).rejects.toThrow('no free time');
      expect((await client.ask('doctorFull', { path: { id: 'serikova-aigul' } })).body.data.nearest).toBeNull();
      expect((await save({})).body.data).toEqual(usual);
    });

    it('gets new hours only after a decision about each affected visit', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const { data: modes } = (await client.ask('doctorOperatingModes', mine())).body;
      const mode = modes.find(({ filial_id }) => filial_id === FILIAL);
      if (mode === undefined) throw new Error('the demo doctor has no hours there');
      const { filial_id, slot_minutes, days, odd_days } = mode;
      const nothing = days.map((day) => ({ ...day, hours: null, breaks: [] }));
      const unchanged = { operating_mode: null, absence: null, special_day: null, settings: null };
      const dryRun = (operating_mode: object) =>
        client.ask('doctorScheduleDryRun', { ...mine(), body: { ...unchanged, operating_mode } });
      const touched = await dryRun({ filial_id, slot_minutes, days: nothing, odd_days });
      const ids = touched.body.data.visits.map(({ visit: { id } }) => id);
      expect(ids).toContain(visit.id);
      expect(touched.body.data.free_days.some((day) => day.filial_id === FILIAL)).toBe(false);
      const wrong = await dryRun({ filial_id: UNKNOWN, slot_minutes, days: nothing, odd_days });
      expect(wrong.errors).toHaveProperty(['operating_mode.filial_id']);

      const save = (week: typeof days, decisions: object[]) => {
        const body = { slot_minutes, days: week, odd_days, decisions };
        return client.ask('doctorOperatingModeUpdate', { ...at(FILIAL), body });
      };
      const refused = await save(nothing, []);
      expect([refused.status, ...Object.keys(refused.errors)]).toEqual([409, 'decisions']);
      expect(refused.visitIds).toEqual(ids);
      expect(refused.errors['decisions']?.some((text) => text.startsWith(visit.number))).toBe(true);
      expect((await client.ask('doctorOperatingModes', mine())).body.data).toEqual(modes);

      const kept = await save(
        nothing,
        ids.map((visit_id) => ({ visit_id, action: 'keep' })),
      );
      expect(kept.body.data.days.every(({ hours }) => hours === null)).toBe(true);
      await expect(freeSlot(client)).rejects.toThrow('no free time');
      const read = await client.ask('visitRead', { token: tokens.patient, path: { id: visit.id } });
      expect(read.body.data).toMatchObject({ status: visit.status, starts_at: visit.starts_at });
      expect((await save(days, [])).body.data).toEqual(mode);
      await cancelAgain(client, tokens.patient, visit.id);
      const body = { slot_minutes, days, odd_days, decisions: [] };
      expect((await client.ask('doctorOperatingModeUpdate', { ...at(UNKNOWN), body })).status).toBe(404);
    });

    it('gets an absence only after a decision about each affected visit', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const day = visit.starts_at.slice(0, 10);
      const { data } = (await client.ask('doctorVisitList', { ...mine(), query: { date_from: day, date_to: day } }))
        .body;
      const open = data.filter(({ status }) => status === 'pending' || status === 'confirmed');
      const add = (decisions: object[]) =>
        client.ask('doctorAbsenceCreate', {
          ...mine(),
          body: { date_from: day, date_to: day, time_from: null, time_to: null, reason: 'Конференция', decisions },
        });
      expect((await add([])).errors['decisions']).toHaveLength(open.length);
      const made = await add(open.map(({ id }) => ({ visit_id: id, action: id === visit.id ? 'cancel' : 'keep' })));
      expect(made.status).toBe(201);
      const read = await client.ask('visitRead', { token: tokens.patient, path: { id: visit.id } });
      expect(read.body.data.status).toBe('cancelled_by_clinic');
      expect((await client.ask('doctorAbsenceList', mine())).body.data).toContainEqual(made.body.data);
      const { id } = made.body.data;
      const again = await add([]);
      expect([again.status, again.code, ...Object.keys(again.errors)]).toEqual([409, 'already_exists', 'date_from']);
      const change = (dates: object, path = { id }) =>
        client.ask('doctorAbsenceUpdate', {
          ...mine(),
          path,
          body: { date_from: day, date_to: day, time_from: null, time_to: null, reason: null, decisions: [], ...dates },
        });
      expect((await change({})).body.data).toEqual({ ...made.body.data, reason: null });
      expect((await change({ date_to: '2030-01-01' })).errors).toHaveProperty('date_to');
      expect((await change({ date_to: '2026-06-10' })).code).toBe('visits_undecided');
      expect(Object.keys((await change({ filial_ids: [1] })).errors)).toEqual(['filial_ids']);
      const away = { id: null, date_from: day, date_to: day, time_from: null, time_to: null };
      const body = { operating_mode: null, absence: away, special_day: null, settings: null };
      const tried = await client.ask('doctorScheduleDryRun', { ...mine(), body });
      expect([tried.code, ...Object.keys(tried.errors)]).toEqual(['already_exists', 'absence.date_from']);
      expect((await change({}, { id: UNKNOWN })).status).toBe(404);
      const token = await client.logIn('all@demo.kz', 'doctor');
      expect((await client.ask('doctorAbsenceDelete', { token, path: { id } })).status).toBe(404);
      expect((await client.ask('doctorAbsenceDelete', at(id))).status).toBe(204);
      expect((await client.ask('doctorAbsenceDelete', at(id))).status).toBe(404);
    });

    it('replaces the usual hours of a date by the hours of a special day', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const date = visit.starts_at.slice(0, 10);
      const body = { filial_id: FILIAL, date, hours: null, breaks: [], reason: 'Ремонт', decisions: [] };
      const add = (more: object) => client.ask('doctorSpecialDayCreate', { ...mine(), body: { ...body, ...more } });
      const refused = await add({});
      expect([refused.status, refused.code]).toEqual([409, 'visits_undecided']);
      expect(refused.visitIds).toContain(visit.id);
      const keep = refused.visitIds.map((visit_id) => ({ visit_id, action: 'keep' }));
      const made = await add({ decisions: keep });
      expect(made.body.data).toMatchObject({ date, hours: null, reason: 'Ремонт' });
      expect((await add({})).errors).toHaveProperty('date');
      expect((await add({ date: '2020-01-01' })).errors).toHaveProperty('date');
      const range = { date_from: date, date_to: date };
      const [day] = (await client.ask('doctorCalendar', { ...mine(), query: range })).body.data;
      expect(day?.places).toMatchObject([{ filial_id: FILIAL, hours: null, special_day_id: made.body.data.id }]);
      const long = { date_from: date, date_to: '2030-01-01' };
      expect((await client.ask('doctorCalendar', { ...mine(), query: long })).errors).toHaveProperty('date_to');
      const { id } = made.body.data;
      const change = (path: { id: number }, more = {}) =>
        client.ask('doctorSpecialDayUpdate', { ...mine(), path, body: { ...body, ...more } });
      expect((await change({ id }, { reason: null })).body.data.reason).toBeNull();
      expect((await change({ id }, { filial_id: UNKNOWN })).errors).toHaveProperty('filial_id');
      expect((await change({ id: UNKNOWN })).status).toBe(404);
      const taken = { date: '2026-06-12', hours: null };
      expect((await change({ id }, taken)).errors).toHaveProperty('date');
      expect((await client.ask('doctorSpecialDayList', mine())).body.data.map((one) => one.id)).toContain(id);
      const evening = { hours: { from: '19:00', to: '20:00' } };
      const moved = { visit_id: visit.id, action: 'move', starts_at: `${date}T19:00:00+05:00` };
      await change({ id }, { hours: { from: '08:00', to: '20:00' } });
      const others = keep.filter(({ visit_id }) => visit_id !== visit.id);
      expect((await change({ id }, { ...evening, decisions: [...others, moved] })).status).toBe(200);
      const kept = await client.ask('doctorSpecialDayDelete', at(id));
      expect([kept.status, kept.visitIds]).toEqual([409, [visit.id]]);
      const sunday = { date: '2026-06-21', hours: { from: '10:00', to: '14:00' } };
      const extra = (await add(sunday)).body.data;
      expect((await client.ask('doctorSpecialDayDelete', at(extra.id))).status).toBe(204);
      expect((await client.ask('doctorSpecialDayDelete', at(extra.id))).status).toBe(404);
      await cancelAgain(client, tokens.patient, visit.id);
      expect((await client.ask('doctorSpecialDayDelete', at(id))).status).toBe(204);
    });

    it('can’t lose a filial with upcoming visits, and a request to join a filial can be withdrawn', async () => {
      const before = (await client.ask('doctorClinicBindingList', mine())).body.data;
      const body = { filial_id: 5 };
      const asked = await client.ask('doctorClinicBindingCreate', { ...mine(), body });
      expect(asked.body.data.state).toBe('requested');
      expect((await client.ask('doctorClinicBindingCreate', { ...mine(), body })).errors).toHaveProperty('filial_id');
      const nowhere = { ...mine(), body: { filial_id: UNKNOWN } };
      expect((await client.ask('doctorClinicBindingCreate', nowhere)).errors).toHaveProperty('filial_id');
      const { id } = await bookSlot(client, tokens.patient);
      const refused = await client.ask('doctorClinicBindingDelete', at(FILIAL));
      expect([refused.status, refused.code]).toEqual([409, 'visits_ahead']);
      expect(refused.visitIds).toContain(id);
      await cancelAgain(client, tokens.patient, id);
      expect((await client.ask('doctorClinicBindingDelete', at(asked.body.data.id))).status).toBe(204);
      expect((await client.ask('doctorClinicBindingDelete', at(UNKNOWN))).status).toBe(404);
      expect((await client.ask('doctorClinicBindingList', mine())).body.data).toEqual(before);
    });
  });
}
