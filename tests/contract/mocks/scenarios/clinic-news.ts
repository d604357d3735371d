import { describe, expect, it } from 'vitest';
import { png, pdf, PUBLIC_PICTURE, upload } from '../uploads.ts';
import type { World } from '../world.ts';

const DRAFT = {
  title: 'Новый рентген',
  lead: 'Снимок за пять минут.',
  text: 'На Абая.\n\nПо записи.',
  tag: 'Оборудование',
};

export function clinicNewsScenarios({ client, tokens }: World): void {
  const me = () => ({ token: tokens.clinic });
  const patientsRead = async (token: string, id: number) => {
    const { data } = (await client.ask('newsList', { token, query: { per_page: 100 } })).body;
    return data.find((row) => row.id === id);
  };

  describe('the news of a clinic', () => {
    it('can be written, published for the clinic’s patients, withdrawn and deleted', async () => {
      const file = await upload(client, tokens.clinic, png());
      const written = await client.ask('clinicNewsCreate', { ...me(), body: { ...DRAFT, file_id: file.id } });
      const { id, picture, state } = written.body.data;
      expect([state, PUBLIC_PICTURE.test(picture ?? '')]).toEqual(['draft', true]);
      const path = { id };
      expect(await patientsRead(tokens.patient, id)).toBeUndefined();
      expect((await client.ask('newsRead', { token: tokens.patient, path })).status).toBe(404);

      const published = { ...me(), path, body: { published: true } };
      const shown = (await client.ask('clinicNewsPublicationUpdate', published)).body.data;
      expect([shown.state, shown.published_at]).toEqual(['published', '2026-05-12T08:20:00+05:00']);
      expect(await patientsRead(tokens.patient, id)).toMatchObject({ ...DRAFT, picture, clinic: { slug: 'ayala' } });
      expect(await patientsRead(await client.logIn('all@demo.kz'), id)).toBeUndefined();

      const changed = await client.ask('clinicNewsUpdate', { ...me(), path, body: { ...DRAFT, title: 'Рентген' } });
      expect(changed.body.data).toMatchObject({ title: 'Рентген', picture, state: 'published' });
      const bare = await client.ask('clinicNewsUpdate', { ...me(), path, body: { ...DRAFT, file_id: null } });
      expect(bare.body.data.picture).toBe(null);
      await client.ask('clinicNewsPublicationUpdate', { ...published, body: { published: false } });
      expect((await client.ask('clinicNewsRead', { ...me(), path })).body.data.state).toBe('draft');
      const { data } = (await client.ask('clinicNewsList', me())).body;
      expect(data.map((row) => row.state)).toEqual(['draft', 'draft', 'published', 'published']);
      expect((await client.ask('clinicNewsDelete', { ...me(), path })).status).toBe(204);
      expect((await client.ask('clinicNewsRead', { ...me(), path })).status).toBe(404);
    });

    it('need a text and a valid picture', async () => {
      const document = await upload(client, tokens.clinic, pdf());
      for (const [body, field] of [
        [{ ...DRAFT, title: ' ' }, 'title'],
        [{ ...DRAFT, file_id: document.id }, 'file_id'],
        [{ ...DRAFT, file_id: 999_999 }, 'file_id'],
      ] as const) {
        const asked = await client.ask('clinicNewsCreate', { ...me(), body });
        expect([asked.status, Object.keys(asked.errors)]).toEqual([422, [field]]);
      }
      const path = { id: 103 };
      expect((await client.ask('clinicNewsUpdate', { ...me(), path, body: {} })).status).toBe(422);
      expect((await client.ask('clinicNewsPublicationUpdate', { ...me(), path, body: {} })).status).toBe(422);
      expect((await client.ask('clinicNewsList', { ...me(), query: { page: 0 } })).status).toBe(422);
    });

    it('are hidden from another clinic by a 404', async () => {
      const asked = { token: await client.logIn('all@demo.kz', 'clinic'), path: { id: 103 } };
      expect((await client.ask('clinicNewsRead', asked)).status).toBe(404);
      expect((await client.ask('clinicNewsUpdate', { ...asked, body: DRAFT })).status).toBe(404);
      expect((await client.ask('clinicNewsDelete', asked)).status).toBe(404);
      expect((await client.ask('clinicNewsPublicationUpdate', { ...asked, body: { published: true } })).status).toBe(
        404,
      );
    });
  });
}
