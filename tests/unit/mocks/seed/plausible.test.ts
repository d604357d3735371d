import { expect, it } from 'vitest';
import { createSeed } from '#mocks/seed/create-seed.ts';

const site = createSeed('site', '2026-05-12');

it('in the seed only women visit gynaecologists, and the news agrees with the filial’s hours', () => {
  const ofWomen = [...site.doctors.all()].filter(({ specialisation_ids }) =>
    specialisation_ids.some((id) => site.specialisations.require(id).slug === 'ginekolog'),
  );
  const people = ofWomen.flatMap(({ id }) => site.visits.find('doctor', id)).map(({ client_id }) => client_id);
  expect(people.length).toBeGreaterThan(50);
  expect(new Set(people.map((id) => site.clients.require(id).gender))).toEqual(new Set(['female']));
  const titles = [...site.news.all()].map(({ title }) => title.replaceAll('\u00A0', ' '));
  expect(titles).toContain('«Аяла» на Абая теперь открыта по субботам до 15:00');
});

it('in the seed a repeat visit follows an earlier visit to the same doctor or specialisation', () => {
  const visits = [...site.visits.all()]
    .filter(({ status }) => !status.startsWith('cancelled'))
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const repeated = visits.filter(({ service_id }) => site.services.require(service_id).visit_order === 'repeat');
  expect(repeated.length).toBeGreaterThan(20);
  const specialisationsOf = (doctorId: number | null) =>
    doctorId === null ? [] : site.doctors.require(doctorId).specialisation_ids;
  // Each clinic has its own client row for the same person.
  const personOf = (clientId: number): string => {
    const { second_name, first_name, birthday } = site.clients.require(clientId);
    return `${second_name} ${first_name} ${birthday}`;
  };
  const alone = repeated.filter((visit) => {
    const { specialisation_ids } = site.services.require(visit.service_id);
    return !visits.some(
      (other) =>
        personOf(other.client_id) === personOf(visit.client_id) &&
        Date.parse(other.starts_at) < Date.parse(visit.starts_at) &&
        (other.doctor_id === visit.doctor_id ||
          specialisationsOf(other.doctor_id).some((id) => specialisation_ids.includes(id))),
    );
  });
  expect(alone).toEqual([]);
});
