import { expect, it } from 'vitest';
import { createSeed } from '#mocks/seed/create-seed.ts';

const site = createSeed('site', '2026-05-12');

it('sends no man to a gynaecologist, and its news agrees with the hours of the filial', () => {
  const ofWomen = [...site.doctors.all()].filter(({ specialisation_ids }) =>
    specialisation_ids.some((id) => site.specialisations.require(id).slug === 'ginekolog'),
  );
  const people = ofWomen.flatMap(({ id }) => site.visits.find('doctor', id)).map(({ client_id }) => client_id);
  expect(people.length).toBeGreaterThan(50);
  expect(new Set(people.map((id) => site.clients.require(id).gender))).toEqual(new Set(['female']));
  const titles = [...site.news.all()].map(({ title }) => title.replaceAll('\u00A0', ' '));
  expect(titles).toContain('«Аяла» на Абая теперь открыта по субботам до 15:00');
});
