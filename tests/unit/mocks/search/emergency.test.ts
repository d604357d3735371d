import { describe, expect, it } from 'vitest';
import { searchOf } from '#mocks/search/search-engine.ts';
import { symptomSearchOf } from '#mocks/search/symptom-search.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const db = createSeed('site', '2026-05-12');
const engine = searchOf(db);
const search = (q: string) => engine.search({ category: 'doctors', q, city_id: 1 }, NOW);

const CALLS = [
  'скорая',
  'СКОРАЯ',
  'вызвать скорую',
  'вызовите скорую помощь',
  'скорая помощь',
  'срочно скорую',
  '103',
  'позвонить 103',
  '112',
  'жедел жәрдем',
  'жедел жардем',
  'жедел көмек',
  // Texts with typos, spelt by ear, or typed with another keyboard layout.
  'скарая помошь',
  'скория',
  'skoraya',
  'crjhfz gjvjom',
  ';tltk ;fhltv',
];

const SIGNS = [
  'не дышит',
  'ребёнок не дышит',
  'перестала дышать',
  'кровь не останавливается',
  'не останавливается кровь из раны',
  'кровь не останавлеваеться',
  'потерял сознание',
  'потеряла сознание',
  'потерела сознание',
  'мама без сознания',
  'инсульт',
  'инфаркт',
  'перекосило лицо',
  'судороги',
  'боль в груди',
  'отек квинке',
  'сбила машина',
  'начались роды',
  'не хочу жить',
  'дем алмайды',
  'есінен танды',
  'қан тоқтамайды',
];

const ELSE = [
  'педиатр',
  'корь',
  'скорость оседания эритроцитов',
  'нос не дышит',
  'инсулин',
  'после инсульта',
  'судороги в ногах',
  'кабинет 103',
  'кровь из пальца',
  'анализ крови',
  'беременность',
  'болит живот',
];

describe('an emergency', () => {
  it.each([...CALLS, ...SIGNS])(
    'is recognised in «%s», and its medical sources are shown in the results and the suggestions',
    (q) => {
      expect(search(q).meta.emergency?.sources.length).toBeGreaterThan(0);
      expect(engine.suggest(q).emergency?.sources.length).toBeGreaterThan(0);
    },
  );

  it.each(CALLS)('in «%s» shows no doctors, no symptoms and no correction of the text', (q) => {
    const { hits, meta } = search(q);
    expect([hits, meta.did_you_mean, meta.understood]).toEqual([[], null, null]);
    const { emergency: _, ...groups } = engine.suggest(q);
    expect(Object.values(groups).flat()).toEqual([]);
    expect(symptomSearchOf(db).find(q)).toMatchObject({ symptoms: [], corrected: null });
  });

  it.each(ELSE)('is not recognised in «%s»', (q) => {
    expect(search(q).meta.emergency).toBeNull();
    expect(engine.suggest(q).emergency).toBeNull();
  });

  it('that is also a symptom still shows the doctors who treat this symptom', () => {
    expect(search('боль в груди').meta.understood?.symptoms).toMatchObject([{ title: 'Боль в груди' }]);
    expect(engine.suggest('боль в груди').specialisations[0]?.slug).toBe('terapevt');
  });

  it('is recognised while the person is still typing its last word', () => {
    expect(engine.suggest('потерял созн').emergency).not.toBeNull();
  });
});

describe('a correction', () => {
  it.each([
    ['вызов кордиолога на дом', 'вызов кардиолог'],
    ['кордиолог помощь', 'кардиолог'],
    ['rfhlbjkju', 'кардиолог'],
  ])('of the text «%s» consists of whole words: «%s»', (q, corrected) => {
    expect(search(q).meta.did_you_mean).toBe(corrected);
  });
});
