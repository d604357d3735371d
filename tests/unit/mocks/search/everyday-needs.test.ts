import { describe, expect, it } from 'vitest';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const engine = searchOf(createSeed('site', '2026-05-12'));

/** Everyday texts, and a specialisation or a service that must be among the suggestions. */
const NEEDS: readonly (readonly [typed: string, slug: string])[] = [
  ['прививка', 'vaktsinatsiya-rebenka'],
  ['вакцинация', 'privivka-ot-grippa'],
  ['прививка от гриппа', 'privivka-ot-grippa'],
  ['прививка ребенку', 'vaktsinatsiya-rebenka'],
  ['манту', 'pediatr'],
  ['скрининг', 'skrining-1-go-trimestra'],
  ['скрининг 12 недель', 'skrining-1-go-trimestra'],
  ['скрининг 2 триместра', 'skrining-2-go-trimestra'],
  ['НИПТ', 'nipt'],
  ['справка в садик', 'spravka-v-detskiy-sad-ili-shkolu'],
  ['справка для школы', 'spravka-v-detskiy-sad-ili-shkolu'],
  ['справка в бассейн', 'spravka-v-bassein-ili-sportzal'],
  ['медосмотр', 'medosmotr-vzroslogo-so-spravkoi'],
  ['медосмотр в садик', 'spravka-v-detskiy-sad-ili-shkolu'],
  ['больничный', 'terapevt'],
  ['анализ крови', 'obshchiy-analiz-krovi'],
  ['снять швы', 'snyatie-shvov-i-perevyazka'],
  ['перевязка', 'snyatie-shvov-i-perevyazka'],
  ['укол на дом', 'terapevt'],
  ['капельница', 'kapelnitsa'],
  ['капельница на дом', 'kapelnitsa-na-domu'],
  ['вырвать зуб', 'stomatolog'],
  ['проверить зрение', 'oftalmolog'],
  ['рентген легких', 'flyuorografiya'],
];

describe('a need in everyday words', () => {
  it.each(NEEDS)('«%s» shows the suggestion %s, and finds results', (q, slug) => {
    const { meta } = engine.search({ category: 'doctors', q, city_id: 1 }, NOW);
    const { counts } = engine.filters({ category: 'doctors', q, city_id: 1 }, NOW);
    expect(counts.doctors + counts.analysis + counts.examination).toBeGreaterThan(0);
    expect(meta.did_you_mean).toBeNull();
    const found = engine.suggest(q);
    const suggested = [...found.specialisations, ...found.services].map((one) => one.slug);
    expect(suggested).toContain(slug);
  });
});
