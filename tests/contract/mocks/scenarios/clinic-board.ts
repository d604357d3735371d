import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

const DAY = { filial_id: 1, date_from: '2026-05-12', date_to: '2026-05-12' };

export function clinicBoardScenarios({ client, tokens }: World): void {
  const me = () => ({ token: tokens.clinic });
  const board = async (query = DAY) => (await client.ask('clinicBoard', { ...me(), query })).body.data.doctors;

  describe('the clinic’s board', () => {
    it('lists the filial’s doctors by surname with services and hours', async () => {
      const doctors = await board();
      const names = doctors.map(({ doctor }) => doctor.second_name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(['ru', 'kk']).compare));
      const serikova = doctors.find(({ doctor }) => doctor.id === 1);
      expect(serikova?.services[0]).toMatchObject({ title: 'Первичный приём кардиолога', duration_minutes: 40 });
      expect(serikova?.days).toEqual([expect.objectContaining({ date: '2026-05-12', closed_reason: null })]);
      const [day] = serikova?.days ?? [];
      const visits = await client.ask('clinicVisitList', { ...me(), query: { ...DAY, doctor_id: 1 } });
      for (const { starts_at, ends_at } of visits.body.data) {
        expect(starts_at.slice(11, 16) >= (day?.hours?.from ?? '')).toBe(true);
        expect(ends_at.slice(11, 16) <= (day?.hours?.to ?? '')).toBe(true);
      }
    });

    it('shows at most a week', async () => {
      const doctors = await board({ ...DAY, date_from: '2026-05-11', date_to: '2026-05-17' });
      const days = doctors[0]?.days ?? [];
      expect(days.map(({ date }) => date)).toHaveLength(7);
      const tooMuch = await client.ask('clinicBoard', { ...me(), query: { ...DAY, date_to: '2026-05-19' } });
      expect(tooMuch.errors).toHaveProperty('date_to');
    });

    it('marks a slot as held while a person books it', async () => {
      const query = { filial_id: 1, service_id: 1, date_from: '2026-05-13', date_to: '2026-05-13' };
      const slots = await client.ask('doctorSlots', { path: { id: 'serikova-aigul' }, query });
      const free = slots.body.data[0]?.slots.find(({ available }) => available);
      const body = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: free?.starts_at };
      const hold = await client.ask('slotHoldCreate', { token: tokens.patient, body });
      expect(hold.status).toBe(201);
      const taken = (await board({ ...DAY, date_from: '2026-05-13', date_to: '2026-05-13' })).find(
        ({ doctor }) => doctor.id === 1,
      )?.days[0]?.taken;
      expect(taken).toContainEqual(expect.objectContaining({ from: free?.starts_at.slice(11, 16), kind: 'held' }));
    });

    it('is hidden from other clinics', async () => {
      expect((await client.ask('clinicBoard', { ...me(), query: { ...DAY, filial_id: 7 } })).status).toBe(404);
    });
  });
}
