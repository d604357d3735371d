import { describe, expect, it } from 'vitest';
import type { ClinicServicesAnswer } from '#generated/models/clinic-services-answer.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import { samplingHours, takesByAppointment } from '#mocks/db/filial-offers.ts';
import { createProvider } from '#mocks/node.ts';
import type { ClinicHit } from '#mocks/search/clinic-match.ts';
import { searchOf } from '#mocks/search/search-engine.ts';
import { weightedRating } from '#mocks/search/weighted-rating.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const ALL = 10_000;
const provider = createProvider({ scale: 'site', clock: () => NOW });
const engine = searchOf(provider.db);
const BLOOD_COUNT = 'obshchiy-analiz-krovi';

function clinics(request: Omit<SearchRequest, 'category'>): ClinicHit[] {
  const { hits } = engine.search({ category: 'clinics', per_page: ALL, ...request }, NOW);
  return hits.filter((hit) => hit.kind === 'clinic');
}

async function page(slug: string, filial?: number): Promise<ClinicServicesAnswer['data']> {
  const query = filial === undefined ? '' : `?filial_id=${filial}`;
  const url = `http://localhost/api/v0/front/clinics/${slug}/services${query}`;
  const response = await provider.respond(new Request(url));
  return ((await response.json()) as ClinicServicesAnswer).data;
}

describe('the clinics found by a search for one service', () => {
  it('show the service’s price and hours, and clinics found by a search for two services show neither', () => {
    const found = clinics({ city_id: 1, services: [BLOOD_COUNT] });
    expect(found.length).toBeGreaterThan(100);
    for (const { offer, filial } of found) {
      expect(offer).toMatchObject({ service: { slug: BLOOD_COUNT }, doctor_ids: new Set() });
      expect(['none', 'filial']).toContain(offer?.appointment);
      expect(offer?.filial).toBe(filial);
      expect(offer?.hours?.some((day) => day !== null)).toBe(true);
      expect(offer?.ready_in_workdays).toBeGreaterThanOrEqual(0);
    }
    for (const { offer } of clinics({ city_id: 1 })) expect(offer).toBeNull();
    for (const { offer } of clinics({ city_id: 1, services: [BLOOD_COUNT, 'ferritin'] })) expect(offer).toBeNull();
  });

  it('take lab samples by appointment in about a third of all filials', () => {
    const filials = [...provider.db.filials.all()].filter((one) => samplingHours(provider.db, one) !== null);
    const share = filials.filter(takesByAppointment).length / filials.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.38);
    const ayala = provider.db.filials.find('clinic', 1).filter(({ state }) => state === 'open');
    expect(ayala.filter(takesByAppointment).map(({ title }) => title)).toEqual(['«Аяла» на Төле би']);
  });

  it('are sorted by the service’s price, not by a consultation’s price', () => {
    const prices = clinics({ city_id: 1, services: [BLOOD_COUNT], sort: 'price' }).map(
      ({ offer }) => offer?.price_from ?? 0,
    );
    expect(new Set(prices).size).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const dearest = clinics({ city_id: 1, services: [BLOOD_COUNT], sort: 'price-desc' })[0];
    expect(dearest?.offer?.price_from).toBe(prices.at(-1));
  });

  it('are filtered and counted by the service’s price', () => {
    const all = engine.filters({ category: 'clinics', city_id: 1, services: [BLOOD_COUNT] }, NOW);
    const prices = clinics({ city_id: 1, services: [BLOOD_COUNT] }).map(({ offer }) => offer?.price_from ?? 0);
    expect(all.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
    expect(all.price.max).toBeLessThan(4000);
    const request = { city_id: 1, services: [BLOOD_COUNT], price_to: 1000 };
    const found = clinics(request);
    expect(found.length).toBeGreaterThan(5);
    for (const { offer } of found) expect(offer?.price_from).toBeLessThanOrEqual(1000);
    const { counts: _, ...facets } = engine.filters({ category: 'clinics', ...request }, NOW);
    expect(facets.ratings[0]?.count).toBe(found.length);
    for (const { value, count } of facets.districts) {
      expect(clinics({ ...request, districts: [value] }), value).toHaveLength(count);
    }
    expect(facets.price).toEqual(all.price);
  });

  it('show a filial with the service in the requested districts', () => {
    const { districts } = engine.filters({ category: 'clinics', city_id: 1, services: [BLOOD_COUNT] }, NOW);
    for (const { value } of districts) {
      const id = provider.db.districts.findOne('slug', value)?.id;
      for (const { filial } of clinics({ city_id: 1, services: [BLOOD_COUNT], districts: [value] })) {
        expect(filial.district_id).toBe(id);
        expect(filial.menu).toContain(provider.db.services.findOne('slug', BLOOD_COUNT)?.id);
      }
    }
  });
});

describe('the search and the page of a clinic', () => {
  it('show the same services of each clinic, with the same prices and the same days until the result', async () => {
    const promised = new Map<string, Set<string>>();
    const offers: ClinicHit[] = [];
    for (const { slug } of provider.db.services.all()) {
      for (const hit of clinics({ services: [slug] })) {
        promised.set(hit.clinic.slug, (promised.get(hit.clinic.slug) ?? new Set()).add(slug));
        offers.push(hit);
      }
    }
    for (const [slug, services] of promised) {
      const kept = (await page(slug)).map(({ service }) => service.slug);
      expect(kept.toSorted(), slug).toEqual([...services].toSorted());
    }
    const pages = new Map<number, ClinicServicesAnswer['data']>();
    for (const { clinic, filial, offer } of offers) {
      const kept = pages.get(filial.id) ?? (await page(clinic.slug, filial.id));
      pages.set(filial.id, kept);
      const row = kept.find(({ service }) => service.id === offer?.service.id);
      expect([row?.price_from, row?.price_to, row?.ready_in_workdays, row?.appointment]).toEqual([
        offer?.price_from,
        offer?.price_to,
        offer?.ready_in_workdays,
        offer?.appointment,
      ]);
    }
  }, 60_000);

  it('show the same lowest price of a lab test and the same number of clinics that offer the test in the city', () => {
    const { hits } = engine.search({ category: 'analysis', city_id: 1, per_page: ALL }, NOW);
    for (const hit of hits) {
      if (hit.kind !== 'service') continue;
      const found = clinics({ city_id: 1, services: [hit.service.slug], sort: 'price' });
      expect(hit.clinics_count, hit.service.slug).toBe(found.length);
      expect(hit.price_from).toBe(found[0]?.offer?.price_from);
    }
  });
});

it('a clinic with hundreds of reviews and the rating 4.5 is above a clinic with a single review and the rating 5', () => {
  const found = clinics({ city_id: 1, sort: 'rating' });
  const ratings = found.map(({ clinic }) => weightedRating(clinic.rating, clinic.reviews_count));
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  expect(found[0]?.clinic.reviews_count).toBeGreaterThan(20);
});
