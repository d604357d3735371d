import { describe, expect, it } from 'vitest';
import { freeSlot } from '../booking.ts';
import { START } from '../client.ts';
import type { World } from '../world.ts';

export function guestHoldScenarios({ client, tokens }: World): void {
  describe('a guest’s hold of a slot', () => {
    it('keeps the slot from other people and passes to the person who logs in', async () => {
      const slot = await freeSlot(client);
      const held = await client.ask('guestSlotHoldCreate', { body: slot });
      expect(held.status).toBe(201);
      const { id } = held.body.data;
      expect((await freeSlot(client)).starts_at).not.toBe(slot.starts_at);
      expect((await client.ask('guestSlotHoldCreate', { body: slot })).errors).toHaveProperty('starts_at');
      expect((await client.ask('slotHoldCreate', { token: tokens.patient, body: slot })).errors).toHaveProperty(
        'starts_at',
      );
      const passed = await client.ask('slotHoldCreate', {
        token: tokens.patient,
        body: { ...slot, guest_hold_id: id },
      });
      expect(passed.status).toBe(201);
      expect((await client.ask('guestSlotHoldDelete', { path: { id } })).status).toBe(404);
      await client.ask('slotHoldDelete', { token: tokens.patient, path: { id: passed.body.data.id } });
    });

    it('is released on request', async () => {
      const slot = await freeSlot(client);
      const { id } = (await client.ask('guestSlotHoldCreate', { body: slot })).body.data;
      expect((await client.ask('guestSlotHoldDelete', { path: { id } })).status).toBe(204);
      expect((await freeSlot(client)).starts_at).toBe(slot.starts_at);
    });

    it('is refused for an unknown doctor or service, and after ten holds in a minute', async () => {
      const slot = await freeSlot(client);
      expect((await client.ask('guestSlotHoldCreate', { body: { ...slot, doctor_id: 99_999_999 } })).status).toBe(422);
      expect((await client.ask('guestSlotHoldCreate', { body: { ...slot, service_id: 99_999_999 } })).status).toBe(422);
      client.now = START + 120_000;
      for (let n = 0; n < 10; n += 1) {
        const { id } = (await client.ask('guestSlotHoldCreate', { body: slot })).body.data;
        await client.ask('guestSlotHoldDelete', { path: { id } });
      }
      const refused = await client.ask('guestSlotHoldCreate', { body: slot });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('60');
      client.now = START;
      // Forgets the counted attempts, because the next scenarios also hold slots as guests.
      const { tries } = client.provider.db;
      for (const { id } of [...tries.all()]) tries.remove(id);
    });
  });
}
