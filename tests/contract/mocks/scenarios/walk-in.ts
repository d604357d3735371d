import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

const UNKNOWN_ID = 99_999_999;
const SERVICE = { filial_id: 1, service_id: 1 };
const ZHANNA = { second_name: 'Сатыбалды', first_name: 'Жанна', phone: '+7-701-555-32-10', birthday: '1988-03-04' };

interface Booked {
  readonly id: number;
  readonly starts_at: string;
}

/** Walk-in patients and corrections of a receptionist's mistakes. */
export function walkInScenarios(world: World, bookNew: (person: object) => Promise<Booked>): void {
  const { client, tokens } = world;
  const doctor = (more: object = {}) => ({ token: tokens.doctor, ...more });
  const clinic = (more: object = {}) => ({ token: tokens.clinic, ...more });
  const key = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

  describe('a receptionist with a walk-in patient', () => {
    it('can book a visit at a taken slot only if the request says «over the schedule»', async () => {
      const visit = await bookNew({ ...ZHANNA, second_name: 'Первая', phone: '+7-701-555-32-11' });
      const person = { ...ZHANNA, second_name: 'Вторая', phone: '+7-701-555-32-12' };
      const body = { ...SERVICE, starts_at: visit.starts_at, source: 'walk_in', new_client: person };
      const asked = await client.ask('doctorVisitCreate', doctor({ ...key(), body }));
      expect([asked.status, asked.code]).toEqual([409, 'slot_taken']);
      const over = { ...body, doctor_id: 1, over_schedule: true };
      const made = await client.ask('clinicVisitCreate', clinic({ ...key(), body: over }));
      expect(made.body.data).toMatchObject({ starts_at: visit.starts_at, status: 'confirmed', source: 'walk_in' });
      const early = await client.ask('clinicVisitCreate', clinic({ ...key(), body: { ...over, arrived: true } }));
      expect([early.status, ...Object.keys(early.errors)]).toEqual([422, 'arrived']);
    });

    it('can restore a visit within a minute after its cancellation', async () => {
      const visit = await bookNew({ ...ZHANNA, second_name: 'Третья', phone: '+7-701-555-32-13' });
      const path = { id: visit.id };
      const body = { status: 'cancelled_by_clinic', reason: 'Ошиблись записью' };
      await client.ask('clinicVisitStateUpdate', clinic({ path, body }));
      const back = await client.ask('clinicVisitRestore', clinic({ path }));
      expect(back.body.data).toMatchObject({ status: 'confirmed', cancel_reason: null, cancelled_by: null });
      await client.ask('clinicVisitStateUpdate', clinic({ path, body }));
      const before = client.now;
      client.now += 2 * 60_000;
      const late = await client.ask('clinicVisitRestore', clinic({ path }));
      expect([late.status, late.code]).toEqual([409, 'too_late']);
      client.now = before;
      expect((await client.ask('clinicVisitRestore', clinic({ path: { id: UNKNOWN_ID } }))).status).toBe(404);
    });
  });
}
