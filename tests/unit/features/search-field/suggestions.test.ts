import { describe, expect, it } from 'vitest';
import type { Suggestions } from '#generated/models/suggestions.ts';
import { isAskable, matchParts } from '@/features/search-field/matching-text';
import { suggestionGroups } from '@/features/search-field/suggestion-groups';

const none: Suggestions = { doctors: [], clinics: [], services: [], specialisations: [], meddirections: [] };
const item = { slug: 'kardiologiya', title: 'Кардиология' };

describe('the groups of search suggestions', () => {
  it('have a fixed order, and an empty group is omitted', () => {
    const doctor = { slug: 'a', avatar: null, first_name: 'Олег', second_name: 'Кардашев' };
    const clinic = { slug: 'b', logo: null, title: 'Кардиоцентр' };
    const all = {
      doctors: [doctor],
      clinics: [clinic],
      services: [item],
      specialisations: [item],
      meddirections: [item],
    };

    expect(suggestionGroups(all).map(({ title }) => title)).toEqual([
      'Специализации',
      'Врачи',
      'Клиники',
      'Услуги',
      'Направления',
    ]);
    expect(suggestionGroups({ ...all, clinics: [], services: [] }).map(({ title }) => title)).toEqual([
      'Специализации',
      'Врачи',
      'Направления',
    ]);
    expect(suggestionGroups(none)).toEqual([]);
  });

  it('link to the URLs of docs/rules.md §2', () => {
    const doctor = { slug: 'kardashev-oleg', avatar: null, first_name: 'Олег', second_name: 'Кардашев' };
    const leadTo = (some: Partial<Suggestions>) => suggestionGroups({ ...none, ...some })[0]?.items[0]?.destination;

    expect(leadTo({ doctors: [doctor] })).toEqual({ to: '/doctor/$slug', params: { slug: 'kardashev-oleg' } });
    expect(leadTo({ clinics: [{ slug: 'ayala', logo: null, title: 'Аяла' }] })).toEqual({
      to: '/clinic/$slug',
      params: { slug: 'ayala' },
    });
    expect(leadTo({ services: [{ ...item, kind: 'analysis' }] })).toEqual({
      to: '/search',
      search: { category: 'clinics', services: ['kardiologiya'], sort: 'price' },
    });
    expect(leadTo({ services: [item] })).toEqual({
      to: '/search',
      search: { category: 'doctors', services: ['kardiologiya'] },
    });
    expect(leadTo({ specialisations: [item] })).toMatchObject({ search: { specialisations: ['kardiologiya'] } });
    expect(leadTo({ meddirections: [item] })).toMatchObject({ search: { meddirections: ['kardiologiya'] } });
  });

  it('have unique keys even if slugs repeat', () => {
    const same = { ...none, services: [item], specialisations: [item], meddirections: [item] };
    const keys = suggestionGroups(same).flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the typed part of a search suggestion', () => {
  const marked = (title: string, query: string): string =>
    matchParts(title, query)
      .map(({ text, match }) => (match ? `[${text}]` : text))
      .join('');

  it.each([
    ['Карданова Асель', 'кард', '[Кард]анова Асель'],
    ['Электрокардиограмма', 'кард', 'Электро[кард]иограмма'],
    ['Клиника «КардиоНұр»', 'нұр', 'Клиника «Кардио[Нұр]»'],
    ['УЗИ молочных желёз', 'желез', 'УЗИ молочных [желёз]'],
    ['Серикова Айгуль Маратовна', 'айгуль серикова', '[Серикова] [Айгуль] Маратовна'],
    ['Серикова Айгуль', ' серикова  ', '[Серикова] Айгуль'],
  ])('is marked in «%s» for the text «%s»', (title, query, expected) => {
    expect(marked(title, query)).toBe(expected);
  });

  it.each(['кардиолог', ''])('is not marked in «Терапевт» for the text «%s»', (query) => {
    expect(marked('Терапевт', query)).toBe('Терапевт');
  });

  it('is marked without changing a letter of the title', () => {
    for (const query of ['о', 'во в', 'İ', 'ба аб']) {
      expect(
        matchParts('Абай, İзмір, бабаво', query)
          .map(({ text }) => text)
          .join(''),
      ).toBe('Абай, İзмір, бабаво');
    }
  });
});

it('the search field requests suggestions from the second letter on', () => {
  expect(['', 'к', ' к ', 'ка', ' лор '].map(isAskable)).toEqual([false, false, false, true, true]);
});
