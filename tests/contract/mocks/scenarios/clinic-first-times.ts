import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

export function clinicFirstTimeScenarios({ client, tokens }: World): void {
  describe('the first free slots of a clinic', () => {
    const ask = (query: Record<string, string | number>) =>
      client.ask('clinicFirstTimeList', { token: tokens.clinic, query });

    it('can be booked with the listed doctor, place and time', async () => {
      const { data, choices } = (await ask({ filial_id: 1, specialisation: 'kardiolog' })).body;
      const [first] = data;
      if (first === undefined) throw new Error('nobody has a free time');
      const { filial_id, offer, times } = first;
      expect(first.doctor.specialisations.map(({ slug }) => slug)).toContain('kardiolog');
      expect(choices.services.map(({ id }) => id)).toContain(offer.service_id);
      expect(data.map((one) => one.times[0])).toEqual(data.map((one) => one.times[0]).toSorted());
      const day = times[0]?.slice(0, 10) ?? '';
      const query = {
        filial_id,
        doctor_id: first.doctor.id,
        service_id: offer.service_id,
        date_from: day,
        date_to: day,
      };
      const slots = await client.ask('clinicSlotList', { token: tokens.clinic, query });
      const free = slots.body.data[0]?.slots.filter(({ available }) => available).map(({ starts_at }) => starts_at);
      expect(free?.slice(0, times.length)).toEqual(times);
    });

    it('can’t be requested for another clinic’s filial', async () => {
      expect((await ask({ filial_id: 7 })).errors).toHaveProperty('filial_id');
    });
  });
}
