import { describe, expect, it } from 'vitest';
import type { GeoPoint } from '#generated/models/geo-point.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import { requireNear } from '#mocks/rules/search-near.ts';
import { metresBetween } from '#mocks/search/distances.ts';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const db = createSeed('site', '2026-05-12');
const engine = searchOf(db);
/** Республика алаңы, Алматы. */
const near: GeoPoint = { lat: 43.238, lng: 76.945 };
const ALMATY = 1;

const find = (request: Omit<SearchRequest, 'per_page'>) => engine.search({ per_page: 50, ...request }, NOW).hits;

it.each([
  // From tables of distances.
  ['from Almaty to Astana', 972_000, { lat: 43.238, lng: 76.945 }, { lat: 51.128, lng: 71.43 }],
  ['of one degree of latitude', 111_195, { lat: 43, lng: 77 }, { lat: 44, lng: 77 }],
  ['of one degree of longitude on the equator', 111_195, { lat: 0, lng: 10 }, { lat: 0, lng: 11 }],
  ['from a point to itself', 0, { lat: 43.238, lng: 76.945 }, { lat: 43.238, lng: 76.945 }],
] satisfies [string, number, GeoPoint, GeoPoint][])('the distance %s is %i m', (_, metres, a, b) => {
  expect(Math.abs(metresBetween(a, b) - metres)).toBeLessThanOrEqual(metres * 0.003);
  expect(metresBetween(b, a)).toBe(metresBetween(a, b));
});

describe('doctors sorted by distance', () => {
  const hits = find({ category: 'doctors', city_id: ALMATY, sort: 'distance', near }).filter(
    (hit) => hit.kind === 'doctor',
  );

  it('are in the order of the distance to their nearest filial with a free slot for the service', () => {
    expect(hits).toHaveLength(50);
    const metres = hits.map(({ distance_meters }) => distance_meters ?? NaN);
    for (const [index, distance] of metres.slice(1).entries()) {
      expect(distance + 20).toBeGreaterThanOrEqual(metres[index] ?? 0);
    }
    for (const { doctor, filial, distance_meters, service_link, nearest } of hits) {
      expect(distance_meters).toBe(Math.round(metresBetween(near, filial)));
      if (service_link === null) continue;
      const given = db.doctor_services
        .find('doctor', doctor.id)
        .filter((link) => link.service_id === service_link.service_id && link.is_visible)
        .filter((link) => db.filials.require(link.filial_id).state === 'open');
      const free = given.filter((link) => slotsOf(db).nearest([link], NOW) !== null);
      const distances = (free.length > 0 ? free : given).map((link) =>
        metresBetween(near, db.filials.require(link.filial_id)),
      );
      expect(distance_meters).toBe(Math.round(Math.min(...distances)));
      expect(nearest?.link.filial_id ?? filial.id).toBe(filial.id);
    }
  });

  it('end with the doctors without online booking, the nearest of these doctors first', () => {
    const all = engine
      .search(
        { category: 'doctors', city_id: ALMATY, specialisations: ['pediatr'], sort: 'distance', near, per_page: 2000 },
        NOW,
      )
      .hits.filter((hit) => hit.kind === 'doctor');
    const isBookable = all.map(({ nearest }) => nearest !== null);
    expect(new Set(isBookable)).toEqual(new Set([true, false]));
    expect(isBookable.lastIndexOf(true)).toBeLessThan(isBookable.indexOf(false));
    for (const group of [true, false]) {
      const metres = all.filter((_, index) => isBookable[index] === group).map((hit) => hit.distance_meters ?? NaN);
      for (const [index, distance] of metres.slice(1).entries()) {
        expect(distance + 20).toBeGreaterThanOrEqual(metres[index] ?? 0);
      }
    }
  });

  it('are as many doctors as in another order', () => {
    const total = (request: SearchRequest): number => engine.search(request, NOW).meta.total;
    const asked: SearchRequest = { category: 'doctors', city_id: ALMATY, specialisations: ['pediatr'] };
    expect(total({ ...asked, sort: 'distance', near })).toBe(total(asked));
  });

  it('are found in the requested district, even if they have a nearer filial in another district', () => {
    const district = [...db.districts.all()].find(({ city_id }) => city_id === ALMATY);
    for (const hit of find({
      category: 'doctors',
      city_id: ALMATY,
      sort: 'distance',
      near,
      districts: [district?.slug ?? ''],
    })) {
      expect(hit.kind === 'doctor' && hit.filial.district_id).toBe(district?.id);
    }
  });
});

it('clinics are sorted by the distance to their nearest filial', () => {
  const hits = find({ category: 'clinics', city_id: ALMATY, sort: 'distance', near }).filter(
    (hit) => hit.kind === 'clinic',
  );
  const metres = hits.map(({ distance_meters }) => distance_meters ?? NaN);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  for (const { clinic, distance_meters } of hits) {
    const all = db.filials
      .find('clinic', clinic.id)
      .filter(({ state, city_id }) => state === 'open' && city_id === ALMATY);
    expect(distance_meters).toBe(Math.round(Math.min(...all.map((filial) => metresBetween(near, filial)))));
  }
});

it('doctors in another order are in the same filials, and show distances only if the location is known', () => {
  const byTime = find({ category: 'doctors', city_id: ALMATY });
  const told = find({ category: 'doctors', city_id: ALMATY, near });
  const places = (hits: typeof byTime) => hits.map((hit) => hit.kind === 'doctor' && [hit.doctor.id, hit.filial.id]);
  expect(places(told)).toEqual(places(byTime));
  expect(byTime.every((hit) => hit.kind === 'doctor' && hit.distance_meters === null)).toBe(true);
  expect(told.every((hit) => hit.kind === 'doctor' && typeof hit.distance_meters === 'number')).toBe(true);
});

it('a search sorted by distance is refused if it contains no location', () => {
  expect(() => requireNear({ category: 'doctors', sort: 'distance' })).toThrow(
    expect.objectContaining({ status: 422 }),
  );
  expect(() => requireNear({ category: 'doctors', sort: 'distance', near })).not.toThrow();
  expect(() => requireNear({ category: 'doctors' })).not.toThrow();
});
