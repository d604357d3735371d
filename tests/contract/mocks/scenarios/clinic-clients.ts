import { describe, expect, it } from 'vitest';
import { bookSlot } from '../booking.ts';
import type { Asked } from '../client.ts';
import type { World } from '../world.ts';

const CALLER = {
  second_name: 'Сәрсенова',
  first_name: 'Жанна',
  third_name: null,
  birthday: null,
  gender: null,
  phone: '+7-701-555-99-01',
} as const;
const MUKANOVA = { path: { id: 18 } };

export function clinicClientsScenarios({ client, tokens }: World): void {
  const me = () => ({ token: tokens.clinic });
  const list = async (query: NonNullable<Asked['query']>) =>
    (await client.ask('clinicClientList', { ...me(), query: { per_page: 1000, ...query } })).body;

  describe('the list of a clinic’s clients', () => {
    it('finds clients by name and phone', async () => {
      const all = await list({});
      expect(all.meta.total).toBeGreaterThan(25);
      expect(all.meta.clinic_total).toBe(all.meta.total);
      const find = async (q: string) => (await list({ q })).data.map(({ full_name }) => full_name);
      expect(await find('муканова асе')).toEqual(['Мұқанова Әсел Ерболқызы']);
      expect(await find('8 (701) 555-68-20')).toEqual(['Мұқанова Әсел Ерболқызы']);
      expect(await find('нет такого')).toEqual([]);
      // Exact matches precede names with similar letters.
      const names = await find('мұқ');
      const alike = names.findIndex((name) => !name.startsWith('Мұқ'));
      expect(names[0]).toMatch(/^Мұқ/);
      expect(names.slice(alike < 0 ? names.length : alike).some((name) => name.startsWith('Мұқ'))).toBe(false);
    });

    it('is sorted up or down by the requested value, and clients without a value are last', async () => {
      const values = {
        age: (one) => one.age,
        next_visit: (one) => one.next_visit && Date.parse(one.next_visit.starts_at),
        last_visit: (one) => one.last_visit_at && Date.parse(one.last_visit_at),
        visits: (one) => one.visits_count,
        no_shows: (one) => one.no_show_count,
      } satisfies Record<
        string,
        (one: Awaited<ReturnType<typeof list>>['data'][number]) => number | string | null | undefined
      >;
      for (const [sort, valueOf] of Object.entries(values) as [keyof typeof values, (typeof values)['age']][]) {
        for (const direction of ['asc', 'desc'] as const) {
          const keys = (await list({ sort, direction })).data.map(valueOf);
          const known = keys.filter((key) => key !== null);
          expect(keys.slice(0, known.length)).toEqual(known);
          expect(known).toEqual(known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
        }
      }
      const names = (await list({})).data.map(({ id }) => id);
      expect((await list({ direction: 'desc' })).data.map(({ id }) => id)).toEqual(names.toReversed());
    });

    it('can be filtered by filial, last visit, next visit and no-shows', async () => {
      const all = (await list({})).data;
      expect((await list({ filial_id: 3 })).meta.total).toBeLessThan(all.length);
      const without = (await list({ without_next: true })).data;
      expect(without.map(({ id }) => id)).toEqual(all.filter(({ next_visit }) => !next_visit).map(({ id }) => id));
      const missed = (await list({ no_shows_from: 1 })).data;
      expect(missed.length).toBeGreaterThan(0);
      expect(missed.map(({ id }) => id)).toEqual(all.filter((one) => one.no_show_count > 0).map(({ id }) => id));
      const lately = (await list({ active_days: 7 })).data;
      expect(lately.length).toBeLessThan(all.length);
      expect(lately.every((one) => one.next_visit !== null || (one.last_visit_at ?? '') >= '2026-05-05')).toBe(true);
      const foreign = await client.ask('clinicClientList', { ...me(), query: { filial_id: 7 } });
      expect(foreign.errors).toHaveProperty('filial_id');
    });

    it('can’t contain a client twice, and shows the changes of an edited client', async () => {
      const { body, status } = await client.ask('clinicClientCreate', { ...me(), body: CALLER });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ ...CALLER, has_account: false, notes: [], summary: { visits_count: 0 } });
      const path = { id: body.data.id };
      expect((await list({ q: 'сарсенова' })).data.map(({ id }) => id)).toEqual([path.id]);

      const again = await client.ask('clinicClientCreate', { ...me(), body: CALLER });
      expect([again.status, again.code, again.clientId]).toEqual([409, 'already_exists', path.id]);
      const sister = { ...CALLER, first_name: 'Айгерим' };
      expect((await client.ask('clinicClientCreate', { ...me(), body: sister })).status).toBe(201);
      const tomorrow = await client.ask('clinicClientCreate', { ...me(), body: { ...CALLER, birthday: '2026-05-13' } });
      expect(tomorrow.errors).toHaveProperty('birthday');

      const changed = { ...CALLER, third_name: 'Әлиқызы', birthday: '1980-01-02', gender: 'female' as const };
      const saved = await client.ask('clinicClientUpdate', { ...me(), path, body: changed });
      expect(saved.body.data).toMatchObject({ ...changed, summary: { age: 46 } });
      expect((await client.ask('clinicClientUpdate', { ...me(), path, body: sister })).status).toBe(409);

      const read = (await client.ask('clinicClientRead', { ...me(), path: MUKANOVA.path })).body.data;
      const { second_name, first_name, third_name, birthday, gender } = read;
      const moved = { second_name, first_name, third_name, birthday, gender, phone: '+7-701-999-88-77' };
      await client.ask('clinicClientUpdate', { ...me(), path: MUKANOVA.path, body: moved });
      const ahead = await client.ask('clinicVisitList', { ...me(), query: { q: '9998877' } });
      expect(ahead.body.data.map(({ phone }) => phone)).toContain('+7-701-999-88-77');
      await client.ask('clinicClientUpdate', {
        ...me(),
        path: MUKANOVA.path,
        body: { ...moved, phone: read.phone ?? '' },
      });
      expect((await client.ask('clinicClientRead', { ...me(), path })).body.data).toEqual(saved.body.data);
    });

    it('shows each client’s visits, and a visit booked by the patient appears at once', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const [patient] = (await list({ q: 'осипова елена' })).data;
      expect((await list({ q: '+7-707-555-01-23' })).data).toContainEqual(patient);
      const path = { id: patient?.id ?? 0 };
      expect((await client.ask('clinicClientRead', { ...me(), path })).body.data.has_account).toBe(true);
      const visits = await client.ask('clinicClientVisitList', { ...me(), path, query: { per_page: 100 } });
      expect(visits.body.data.find(({ id }) => id === visit.id)).toMatchObject({
        status: 'pending',
        doctor: 'Серикова А. М.',
      });
      const beyond = await client.ask('clinicClientVisitList', { ...me(), path, query: { per_page: 101 } });
      expect(beyond.errors).toHaveProperty('per_page');
      const times = visits.body.data.map(({ starts_at }) => Date.parse(starts_at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const cancel = { status: 'cancelled_by_clinic', reason: 'Врач заболел' };
      await client.ask('clinicVisitStateUpdate', { ...me(), path: { id: visit.id }, body: cancel });
      const { data } = (await client.ask('clinicClientVisitList', { ...me(), path, query: { per_page: 100 } })).body;
      expect(data.find(({ id }) => id === visit.id)?.cancel_reason).toBe('Врач заболел');
    });

    it('can be exported by the owner only', async () => {
      const token = await client.logIn('reception@demo.kz', 'clinic');
      expect((await client.ask('clinicClientList', { token, query: { per_page: 100 } })).status).toBe(200);
      const many = { per_page: 101 };
      expect((await client.ask('clinicClientList', { token, query: many })).code).toBe('right_required');
      expect((await client.ask('clinicClientList', { ...me(), query: many })).status).toBe(200);
    });

    it('contains notes about clients, and adds a note once although it is sent twice', async () => {
      const before = (await client.ask('clinicClientRead', { ...me(), ...MUKANOVA })).body.data.notes;
      const body = { text: ' Аллергия на латекс ' };
      const added = await client.ask('clinicClientNoteCreate', { ...me(), ...MUKANOVA, body });
      expect(added.body.data).toMatchObject({ text: 'Аллергия на латекс', author: 'Нұрова Гүлнар Серікқызы' });
      expect((await client.ask('clinicClientNoteCreate', { ...me(), ...MUKANOVA, body })).body).toEqual(added.body);
      const path = { ...MUKANOVA.path, note: added.body.data.id };
      expect((await client.ask('clinicClientRead', { ...me(), ...MUKANOVA })).body.data.notes).toEqual([
        added.body.data,
        ...before,
      ]);
      const elsewhere = { id: 13, note: path.note };
      expect((await client.ask('clinicClientNoteDelete', { ...me(), path: elsewhere })).status).toBe(404);
      expect((await client.ask('clinicClientNoteDelete', { ...me(), path })).status).toBe(204);
      expect((await client.ask('clinicClientNoteDelete', { ...me(), path })).status).toBe(404);
    });

    it('is hidden from other clinics', async () => {
      const other = { token: await client.logIn('all@demo.kz', 'clinic'), ...MUKANOVA };
      const answers = [
        await client.ask('clinicClientRead', other),
        await client.ask('clinicClientUpdate', { ...other, body: CALLER }),
        await client.ask('clinicClientVisitList', other),
        await client.ask('clinicClientNoteCreate', { ...other, body: { text: 'Привет' } }),
        await client.ask('clinicClientNoteDelete', { ...other, path: { id: 18, note: 1 } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    });
  });
}
