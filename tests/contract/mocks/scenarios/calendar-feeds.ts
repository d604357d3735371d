import { describe, expect, it } from 'vitest';
import { DEMO_VISIT } from '#mocks/seed/demo.ts';
import type { World } from '../world.ts';

export function calendarFeedScenarios({ client, tokens }: World): void {
  const read = async (path: string | null) => {
    const answer = await client.provider.respond(new Request(`http://mocks.test${path ?? ''}`));
    const text = (await answer.text()).replaceAll('\r\n ', '');
    return { status: answer.status, type: answer.headers.get('Content-Type'), text };
  };
  const make = async (token: string, whose: string) =>
    (await client.ask('calendarFeedCreate', { token, path: { whose } })).body.data.path;

  describe('a calendar feed of visits', () => {
    it('can be created by patients for the family or one person, by doctors for themselves, and not by clinics', async () => {
      const whose = async (token: string) =>
        (await client.ask('calendarFeedList', { token })).body.data.map((feed) => feed.whose);
      expect((await whose(tokens.patient)).slice(0, 3)).toEqual(['family', 'self', '1']);
      expect(await whose(tokens.doctor)).toContain('doctor');
      expect(await whose(tokens.clinic)).toEqual([]);
      for (const id of ['calendarFeedCreate', 'calendarFeedReplace', 'calendarFeedDelete'] as const) {
        expect((await client.ask(id, { token: tokens.clinic, path: { whose: 'self' } })).status).toBe(404);
      }
    });

    it('contains the visits of the family or of one person as events whose UIDs never change', async () => {
      const family = await read(await make(tokens.patient, 'family'));
      expect([family.status, family.type]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(family.text).toContain(`UID:visit-${DEMO_VISIT}@aman\r\nDTSTAMP:20260512T032000Z\r\nSEQUENCE:`);
      expect(family.text).toMatch(/DESCRIPTION:Время клиники: \d+ мая\\, \d\d:\d\d\\nПациент: /);
      const events = ({ text }: { text: string }) => text.match(/BEGIN:VEVENT/g)?.length ?? 0;
      const self = await read(await make(tokens.patient, 'self'));
      expect(events(self)).toBeGreaterThan(0);
      expect(events(self)).toBeLessThan(events(family));
      for (const line of family.text.split('\r\n')) expect(line).not.toMatch(/\n/);
    });

    it('leaves out a cancelled visit', async () => {
      const path = await make(tokens.patient, 'family');
      const uid = `UID:visit-${DEMO_VISIT}@aman`;
      const { status } = client.provider.db.visits.require(DEMO_VISIT);
      client.provider.db.visits.update(DEMO_VISIT, { status: 'cancelled_by_clinic' });
      expect((await read(path)).text).not.toContain(uid);
      client.provider.db.visits.update(DEMO_VISIT, { status });
      expect((await read(path)).text).toContain(uid);
    });

    it('of a doctor contains the patients’ initials, but no name or phone', async () => {
      const { text } = await read(await make(tokens.doctor, 'doctor'));
      expect(text).toMatch(/SUMMARY:\p{Lu}\. \p{Lu}\. \p{Lu}/u);
      expect(text).not.toMatch(/Пациент|Осипова|\+7-/);
    });

    it('keeps its URL when it is requested again, and loses its URL when it is replaced or ended', async () => {
      const asked = { token: tokens.patient, path: { whose: 'family' } };
      const first = await make(tokens.patient, 'family');
      expect(await make(tokens.patient, 'family')).toBe(first);
      const { path: second } = (await client.ask('calendarFeedReplace', asked)).body.data;
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
      const file = second?.split('/').at(-1) ?? '';
      expect((await client.ask('calendarFeedFile', { path: { file } })).status).toBe(200);
      expect((await client.ask('calendarFeedDelete', asked)).status).toBe(204);
      expect((await client.ask('calendarFeedFile', { path: { file } })).status).toBe(404);
      expect((await client.ask('calendarFeedList', asked)).body.data[0]?.path).toBeNull();
    });
  });
}
