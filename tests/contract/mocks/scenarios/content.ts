import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

export function contentScenarios({ client }: World): void {
  describe('the public operations of questions and symptoms', () => {
    it('list questions newest first, search them by words, and return one question by its id', async () => {
      const { body } = await client.ask('questionList', { query: { per_page: 100 } });
      const times = body.data.map(({ created_at }) => Date.parse(created_at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const { id, title } of body.data) {
        expect((await client.ask('questionRead', { path: { id } })).body.data.title).toBe(title);
      }
      expect((await client.ask('questionList', { query: { q: 'ыыы' } })).body.meta.total).toBe(0);
      expect((await client.ask('questionList', { query: { page: 0 } })).status).toBe(422);
      expect((await client.ask('questionRead', { path: { id: 999_999 } })).status).toBe(404);
    });

    it('name the doctors of a symptom for adults and children, and the signs that need a call to 103', async () => {
      const { body } = await client.ask('symptomList');
      expect(body.meta).toEqual({ patients: null, corrected: null });
      for (const { title, guidance, sources } of body.data) {
        expect(
          guidance.map(({ patients }) => patients),
          title,
        ).toEqual(['adults', 'children']);
        expect(sources, title).not.toEqual([]);
        for (const { urgent, red_flags: flags } of guidance) {
          if (urgent) expect(flags, title).not.toEqual([]);
        }
      }
      const fever = body.data
        .find(({ slug }) => slug === 'temperatura')
        ?.guidance.find((one) => one.patients === 'children');
      expect(fever?.first).toEqual([{ slug: 'pediatr', title: 'Педиатр' }]);
      for (const word of ['3 месяцев', 'Судороги', 'стаканом', 'синеют губы', 'вялый', '40°']) {
        expect(
          fever?.red_flags.some((flag) => flag.includes(word)),
          word,
        ).toBe(true);
      }
    });

    it('name no medicine and no dose in the advice about a symptom', async () => {
      const { body } = await client.ask('symptomList');
      for (const { title, guidance } of body.data) {
        for (const { red_flags: flags, advice } of guidance) {
          expect([...flags, advice ?? ''].join(' '), title).not.toMatch(
            /\d\s*(мг|мл)|парацетамол|ибупрофен|аспирин|таблет/i,
          );
        }
      }
    });

    it('find a symptom by a patient’s everyday words and age, even with a typo', async () => {
      const titles = async (q: string) => {
        const { body } = await client.ask('symptomList', { query: { q } });
        return { titles: body.data.map(({ title }) => title), ...body.meta };
      };
      expect((await titles('болит горло')).titles[0]).toBe('Боль в горле');
      expect(await titles('ребёнок температура')).toMatchObject({ titles: ['Температура'], patients: 'children' });
      expect(await titles('тимпература')).toMatchObject({ titles: ['Температура'], corrected: 'температура' });
      expect((await titles('кардиолог')).titles).toContain('Сердцебиение');
      expect(await titles('ыыыыы')).toEqual({ titles: [], patients: null, corrected: null });
      expect((await client.ask('symptomList', { query: { q: 'а'.repeat(201) } })).status).toBe(422);
    });
  });
}
