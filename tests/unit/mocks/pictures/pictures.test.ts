import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/node.ts';
import { drawPicture } from '#mocks/pictures/pictures.ts';
import { AGES, chooseLook, COMPLEXIONS, SEXES, type Sitter } from '#mocks/pictures/portraits/choose-look.ts';
import { MEN_CUTS, WOMEN_CUTS } from '#mocks/pictures/portraits/hair.ts';
import { HERO_LOOKS } from '#mocks/pictures/portraits/hero-looks.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { complexionOf } from '#mocks/seed/factories/doctor-portrait.ts';
import { readDrawing } from '../../support/read-drawing.ts';

const site = createSeed('site', '2026-05-12');
const doctors = [...site.doctors.all()];

/** Every kind of person, forty of each. */
const sitters: Sitter[] = SEXES.flatMap((sex) =>
  COMPLEXIONS.flatMap((complexion) =>
    AGES.flatMap((age) => Array.from({ length: 40 }, (_, n) => ({ sex, complexion, age, id: 1 + n * 7 }))),
  ),
);

function drawnAt(path: string | null): string {
  const [kind = '', file = ''] = path?.split('/').slice(-2) ?? [];
  return drawPicture(kind, file) ?? '';
}

describe('a portrait', () => {
  it('is the same for the same name and another for another', () => {
    const first = drawPicture('portraits', 'woman-steppe-40-17.svg');
    expect(drawPicture('portraits', 'woman-steppe-40-17.svg')).toBe(first);
    expect(drawPicture('portraits', 'woman-steppe-40-18.svg')).not.toBe(first);
  });

  it.each(['woman-steppe-45-17', 'child-steppe-40-17', 'woman-steppe-40-0', 'woman-steppe-40-', 'nobody', 'toString'])(
    'is not there for %s',
    (name) => expect(drawPicture('portraits', `${name}.svg`)).toBeUndefined(),
  );

  it('of a woman has no beard, of a man no scarf; the hair is one of their sex and age', () => {
    for (const sitter of sitters) {
      const look = chooseLook(sitter);
      expect(look.sex).toBe(sitter.sex === 'woman' ? 'female' : 'male');
      expect(Object.keys(sitter.sex === 'woman' ? WOMEN_CUTS : MEN_CUTS)).toContain(look.cut);
      if (sitter.sex === 'woman') expect(look.beard).toBeUndefined();
      else expect(look).not.toHaveProperty('scarf');
      if (sitter.age < 50) expect(['steel', 'grey', 'silver']).not.toContain(look.hair);
    }
  });

  it('wears one thing on the head, and no stethoscope over a scarf', () => {
    for (const look of sitters.map(chooseLook)) {
      if (look.sex === 'male' || look.scarf === undefined) continue;
      expect([look.cap, look.stethoscope]).toEqual([undefined, false]);
    }
  });

  it('is shapes and nothing else: no script, no text, nothing from elsewhere', () => {
    const drawings = [
      ...Object.keys(HERO_LOOKS).map((name) => `${name}.svg`),
      ...sitters.map(({ sex, complexion, age, id }) => `${sex}-${complexion}-${age}-${id}.svg`),
    ].map((file) => drawPicture('portraits', file) ?? '');
    for (const { elements, attributes, size } of drawings.map(readDrawing)) {
      expect(size).toEqual(['96', '96']);
      expect([...elements].filter((name) => !SHAPES.has(name))).toEqual([]);
      expect([...attributes].filter((name) => /^on|href|style|src/.test(name))).toEqual([]);
    }
  });
});

const SHAPES = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse']);

describe("a clinic's mark and house, a drawing for news", () => {
  const clinics = [...site.clinics.all()];
  const filials = [...site.filials.all()];
  const news = [...site.news.all()];
  const paths = [
    ...clinics.map(({ logo }) => logo),
    ...filials.map(({ facade }) => facade),
    ...news.map(({ picture }) => picture),
  ];

  it('are there for all of the seed, and are shapes alone', () => {
    for (const path of new Set(paths)) {
      const { elements, attributes } = readDrawing(drawnAt(path));
      expect([...elements].filter((name) => !SHAPES.has(name))).toEqual([]);
      expect([...attributes].filter((name) => /^on|href|style|src/.test(name))).toEqual([]);
    }
  });

  it('tell what is treated: a tooth for dentists, an eye for ophthalmologists', () => {
    const marksOf = (type: string): Set<string> =>
      new Set(
        clinics
          .filter(({ type_id }) => site.clinic_types.require(type_id).title === type)
          .map(({ logo }) => /marks\/([a-z]+)/.exec(logo ?? '')?.[1] ?? ''),
      );
    expect(marksOf('Стоматология')).toEqual(new Set(['tooth']));
    expect(marksOf('Офтальмологическая клиника')).toEqual(new Set(['eye']));
    expect(marksOf('Кардиологический центр')).toEqual(new Set(['heart']));
    expect(marksOf('Многопрофильная клиника').size).toBe(12);
  });

  it('show every filial a house of its own', () => {
    expect(new Set(filials.map(({ facade }) => drawnAt(facade))).size).toBe(filials.length);
  });

  it.each(['marks/leaf-7', 'marks/dragon-1', 'facades/castle-1', 'facades/multi-0', 'news/weather'])(
    'has no %s',
    (name) => {
      const [kind = '', file = ''] = name.split('/');
      expect(drawPicture(kind, `${file}.svg`)).toBeUndefined();
    },
  );
});

describe("the seed's doctors", () => {
  const pictured = doctors.filter(({ avatar }) => avatar !== null);

  it('have a portrait in three cases of four', () => {
    expect(pictured.length / doctors.length).toBeGreaterThan(0.73);
    expect(pictured.length / doctors.length).toBeLessThan(0.77);
  });

  it('are drawn by sex and age', () => {
    for (const { id, avatar, gender, birthday } of pictured) {
      const [, sex, age, of] = /(woman|man)-\w+-(\d+)-(\d+)\.svg$/.exec(avatar ?? '') ?? [];
      if (sex === undefined) continue;
      expect(sex).toBe(gender === 'female' ? 'woman' : 'man');
      expect(Number(of)).toBe(id);
      const years = 2026 - Number(birthday.slice(0, 4));
      expect(Number(age)).toBe(Math.min(60, Math.max(30, Math.floor(years / 10) * 10)));
    }
  });

  it('are all different people', () => {
    const drawings = pictured.map(({ avatar }) => drawnAt(avatar));
    expect(drawings).not.toContain('');
    expect(new Set(drawings).size).toBe(pictured.length);
  });

  it('do not look alike where they stand side by side', () => {
    const looks = pictured.map(({ id, gender }) => {
      const sex = gender === 'female' ? 'woman' : 'man';
      const { hue, hair, cut, clothes, cloth } = chooseLook({ sex, complexion: 'steppe', age: 40, id });
      return [hue, hair, cut, clothes, cloth].join(' ');
    });
    const alike = looks.filter((look, index) => look === looks[index + 1]);
    expect(alike.length).toBeLessThan(looks.length / 500);
  });

  it.each([
    ['Ким', 'Александровна', 'steppe'],
    ['Осипова', 'Игоревна', 'fair'],
    ['Юсупов', 'Ринатович', 'south'],
    ['Серикова', 'Маратовна', 'steppe'],
    ['Әбенов', 'Қайратұлы', 'steppe'],
    ['Сейтказы', null, 'steppe'],
  ])('%s %s: %s', (second_name, third_name, complexion) => {
    expect(complexionOf({ first_name: 'А', second_name, third_name })).toBe(complexion);
  });
});

describe('the provider', () => {
  const provider = createProvider({ scale: 'small' });
  const ask = (path: string) => provider.respond(new Request(`http://mocks.test/api/v0/files/${path}`));

  it('serves every portrait of its seed as a picture that a browser may keep and never runs', async () => {
    for (const { avatar } of provider.db.doctors.all()) {
      if (avatar === null) continue;
      const response = await provider.respond(new Request(`http://mocks.test${avatar}`));
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it.each(['portraits/nobody.svg', 'portraits/aigul.png', 'portraits/..%2Faigul.svg', 'elsewhere/aigul.svg'])(
    'has nothing at %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );
});
