import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/node.ts';

const provider = createProvider({ scale: 'site', today: '2026-05-12' });
const ask = (path: string) => provider.respond(new Request(`http://mocks.test${path}`));

describe('the drawings of the seed', () => {
  const { db } = provider;
  const doctors = [...db.doctors.all()];
  const pictured = doctors.filter(({ avatar }) => avatar !== null);

  it('are served as SVG pictures that a browser may cache', async () => {
    const paths = [
      ...pictured.map(({ avatar }) => avatar),
      ...[...db.clinics.all()].map(({ logo }) => logo),
      ...[...db.filials.all()].map(({ facade }) => facade),
      ...[...db.news.all()].map(({ picture }) => picture),
      ...[...db.users.all()].map(({ avatar }) => avatar),
    ];
    for (const path of new Set(paths)) {
      if (path === null) continue;
      const response = await ask(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it('exist for three quarters of the doctors, and match the doctor’s sex and age', () => {
    expect(pictured.length / doctors.length).toBeGreaterThan(0.73);
    expect(pictured.length / doctors.length).toBeLessThan(0.77);
    for (const { avatar, gender, birthday } of pictured) {
      const [, sex, age] = /(woman|man)-(\d+)-\d+\.svg$/.exec(avatar ?? '') ?? [];
      if (sex === undefined) continue;
      expect(sex).toBe(gender === 'female' ? 'woman' : 'man');
      const years = 2026 - Number(birthday.slice(0, 4));
      expect(Number(age)).toBe(Math.min(60, Math.max(30, Math.floor(years / 10) * 10)));
    }
  });

  it('match the clinic’s type: a tooth for dentistry, an eye for ophthalmology', () => {
    const marksOf = (type: string): Set<string | undefined> =>
      new Set(
        [...db.clinics.all()]
          .filter(({ type_id }) => db.clinic_types.require(type_id).title === type)
          .map(({ logo }) => /marks\/([a-z]+)/.exec(logo ?? '')?.[1]),
      );
    expect(marksOf('Стоматология')).toEqual(new Set(['tooth']));
    expect(marksOf('Офтальмологическая клиника')).toEqual(new Set(['eye']));
  });
});

it.each(['portraits/nobody.svg', 'portraits/aigul.png', 'portraits/..%2Faigul.svg', 'elsewhere/aigul.svg'])(
  'the picture %s is not found',
  async (path) => expect((await ask(`/api/v0/files/${path}`)).status).toBe(404),
);
