import { describe, expect, it } from 'vitest';
import { bookSlot, cancelAgain, freeSlot } from '../booking.ts';
import type { World } from '../world.ts';

const FILIAL = 1;
const UNKNOWN = 99_999;

export function doctorScheduleScenarios({ client, tokens }: World): void {
  const mine = () => ({ token: tokens.doctor });
  const at = (id: number) => ({ token: tokens.doctor, path: { id } });

  describe("the doctor's schedule", () => {
    it('confirms at once, or closes booking, as its settings say', async () => {
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

    it('never loses a visit when hours change', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const { data: modes } = (await client.ask('doctorOperatingModes', mine())).body;
      const mode = modes.find(({ filial_id }) => filial_id === FILIAL);
      if (mode === undefined) throw new Error('the demo doctor has no hours there');
      const touched = await client.ask('doctorTouchedVisits', { ...mine(), query: { filial_id: FILIAL } });
      const ids = touched.body.data.map(({ id }) => id);
      expect(ids).toContain(visit.id);
      const wrong = await client.ask('doctorTouchedVisits', { ...mine(), query: { filial_id: UNKNOWN } });
      expect(wrong.errors).toHaveProperty('filial_id');

      const { slot_minutes, days } = mode;
      const nothing = days.map((day) => ({ ...day, hours: null, breaks: [] }));
      const save = (week: typeof days, decisions: object[]) =>
        client.ask('doctorOperatingModeUpdate', { ...at(FILIAL), body: { slot_minutes, days: week, decisions } });
      const refused = await save(nothing, []);
      expect([refused.status, ...Object.keys(refused.errors)]).toEqual([409, 'decisions']);
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
      const body = { slot_minutes, days, decisions: [] };
      expect((await client.ask('doctorOperatingModeUpdate', { ...at(UNKNOWN), body })).status).toBe(404);
    });

    it('never loses a visit to an absence', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const day = visit.starts_at.slice(0, 10);
      const { data } = (await client.ask('doctorVisitList', { ...mine(), query: { date_from: day, date_to: day } }))
        .body;
      const open = data.filter(({ status }) => status === 'pending' || status === 'confirmed');
      const add = (decisions: object[]) =>
        client.ask('doctorAbsenceCreate', {
          ...mine(),
          body: { date_from: day, date_to: day, reason: 'Конференция', decisions },
        });
      expect((await add([])).errors['decisions']).toHaveLength(open.length);
      const made = await add(open.map(({ id }) => ({ visit_id: id, action: id === visit.id ? 'cancel' : 'keep' })));
      expect(made.status).toBe(201);
      const read = await client.ask('visitRead', { token: tokens.patient, path: { id: visit.id } });
      expect(read.body.data.status).toBe('cancelled_by_clinic');
      expect((await client.ask('doctorAbsenceList', mine())).body.data).toContainEqual(made.body.data);
      const { id } = made.body.data;
      const token = await client.logIn('all@demo.kz', 'doctor');
      expect((await client.ask('doctorAbsenceDelete', { token, path: { id } })).status).toBe(404);
      expect((await client.ask('doctorAbsenceDelete', at(id))).status).toBe(204);
      expect((await client.ask('doctorAbsenceDelete', at(id))).status).toBe(404);
    });

    it('is kept in the clinics that the doctor asks and leaves', async () => {
      const before = (await client.ask('doctorClinicBindingList', mine())).body.data;
      const body = { filial_id: 5 };
      const asked = await client.ask('doctorClinicBindingCreate', { ...mine(), body });
      expect(asked.body.data.state).toBe('requested');
      expect((await client.ask('doctorClinicBindingCreate', { ...mine(), body })).errors).toHaveProperty('filial_id');
      const nowhere = { ...mine(), body: { filial_id: UNKNOWN } };
      expect((await client.ask('doctorClinicBindingCreate', nowhere)).status).toBe(422);
      const { id } = await bookSlot(client, tokens.patient);
      expect((await client.ask('doctorClinicBindingDelete', at(FILIAL))).status).toBe(409);
      await cancelAgain(client, tokens.patient, id);
      expect((await client.ask('doctorClinicBindingDelete', at(asked.body.data.id))).status).toBe(204);
      expect((await client.ask('doctorClinicBindingDelete', at(UNKNOWN))).status).toBe(404);
      expect((await client.ask('doctorClinicBindingList', mine())).body.data).toEqual(before);
    });
  });
}
