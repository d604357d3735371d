import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '#generated/models/search-request.ts';
import { NO_WISH, offeredLinks, offerRank, shownLinks } from '#mocks/db/offers.ts';
import type { DoctorHit } from '#mocks/search/doctor-hits.ts';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { DOCTOR } from '#mocks/seed/demo.ts';
import { cardOffer } from '#mocks/slots/card-offer.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';

const TODAY = '2026-05-12';
const NOW = Date.parse(`${TODAY}T08:20:00+05:00`);
const db = createSeed('site', TODAY);
const ULTRASOUND = 'uzi-bryushnoi-polosti';

function doctors(request: Omit<SearchRequest, 'category'>): DoctorHit[] {
  return searchOf(db)
    .search({ category: 'doctors', city_id: 1, per_page: 50, ...request }, NOW)
    .hits.filter((hit) => hit.kind === 'doctor');
}

const serviceOf = (hit: DoctorHit) => db.services.require(hit.service_link?.service_id ?? 0);

/** The start of the first free slot of a service in its filial, as the doctor's page shows it. */
function firstShown({ service_link: link }: DoctorHit): string | null {
  if (link === null) return null;
  const { doctor_id, filial_id, duration_minutes } = link;
  const question = { doctor_id, filial_id, duration_minutes, now: NOW, date_from: TODAY, date_to: '2026-05-25' };
  const slots = slotsOf(db)
    .days(question)
    .flatMap((day) => day.slots);
  return slots.find(({ available }) => available)?.starts_at ?? null;
}

describe('the offer of a doctor in a search', () => {
  it('is the requested service, with the filial and the first free slot of this service', () => {
    const hits = doctors({ services: [ULTRASOUND] });
    expect(hits.length).toBeGreaterThan(10);
    for (const hit of hits) {
      expect(serviceOf(hit).slug).toBe(ULTRASOUND);
      expect(hit.filial.id).toBe(hit.service_link?.filial_id);
      expect(hit.nearest?.starts_at ?? null).toBe(firstShown(hit));
    }
  });

  it('is the consultation in the requested format', () => {
    for (const format of ['online', 'home'] as const) {
      const hits = doctors({ formats: [format], specialisations: ['pediatr'] });
      expect(hits.length).toBeGreaterThan(0);
      for (const hit of hits) {
        expect(serviceOf(hit)).toMatchObject({ format, kind: 'consultation' });
        expect(hit.nearest?.starts_at ?? null).toBe(firstShown(hit));
      }
    }
  });

  it('is the first consultation in the clinic if no service or format is requested', () => {
    for (const hit of doctors({ specialisations: ['kardiolog'] })) {
      expect(serviceOf(hit)).toMatchObject({ format: 'clinic', visit_order: 'first' });
    }
  });

  it('is a first visit in the requested specialisation, even if this is the doctor’s second specialisation', () => {
    const main = db.specialisations.findOne('slug', 'kardiolog')?.id;
    const second = db.specialisations.findOne('slug', 'terapevt')?.id ?? 0;
    const asTherapist = db.services.findOne('slug', 'priem-terapevta')?.id ?? 0;
    const offeredTo = (request: Omit<SearchRequest, 'category'>) =>
      doctors({ ...request, per_page: 5000 })
        .filter(({ doctor: { id, specialisation_ids } }) => {
          const gives = shownLinks(db, db.doctors.require(id)).map(({ service_id }) => service_id);
          return specialisation_ids[0] === main && specialisation_ids.includes(second) && gives.includes(asTherapist);
        })
        .map((hit) => serviceOf(hit).slug);
    expect(new Set(offeredTo({ specialisations: ['terapevt'] }))).toEqual(new Set(['priem-terapevta']));
    expect(new Set(offeredTo({ q: 'терапевт' }))).toEqual(new Set(['priem-terapevta']));
    // Of two requested specialisations the offer is for the one that the doctor names first.
    expect(new Set(offeredTo({ specialisations: ['kardiolog', 'terapevt'] }))).toEqual(new Set(['priem-kardiologa']));
    expect(new Set(offeredTo({}))).toEqual(new Set(['priem-kardiologa']));
  });

  it('is the first requested service that the doctor has, preferably in a requested format', () => {
    const both = doctors({ services: ['ekg', 'kholter'] });
    const given = (hit: DoctorHit, slug: string) =>
      db.doctor_services
        .find('doctor', hit.doctor.id)
        .some((link) => db.services.require(link.service_id).slug === slug);
    for (const hit of both) expect(serviceOf(hit).slug).toBe(given(hit, 'ekg') ? 'ekg' : 'kholter');
    expect(new Set(both.map((hit) => serviceOf(hit).slug))).toEqual(new Set(['ekg', 'kholter']));

    const [visit = '', online = ''] = ['priem-kardiologa', 'onlain-konsultatsiya-kardiologa'];
    const hits = doctors({ services: [visit, online], formats: ['online'] });
    for (const hit of hits) expect(serviceOf(hit).slug).toBe(given(hit, online) ? online : visit);
    expect(hits.some((hit) => given(hit, online))).toBe(true);
  });

  it('is in the requested district', () => {
    const district = db.districts.findOne('slug', 'bostandykskiy');
    const hits = doctors({ districts: ['bostandykskiy'], services: ['ekg'] });
    expect(hits.length).toBeGreaterThan(0);
    for (const { filial } of hits) expect(filial.district_id).toBe(district?.id);
  });

  it('decides the doctor’s place in the order by time or price, and passes the filters by price and day', () => {
    const prices = doctors({ services: [ULTRASOUND], sort: 'price' }).map((hit) => hit.service_link?.price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const limit = prices[Math.floor(prices.length / 2)] ?? 0;
    const cheap = doctors({ services: [ULTRASOUND], price_to: limit });
    expect(cheap.length).toBeGreaterThan(0);
    for (const { service_link } of cheap) expect(service_link?.price).toBeLessThanOrEqual(limit);

    const times = doctors({ services: [ULTRASOUND] }).map((hit) => hit.nearest?.moment ?? Infinity);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { nearest } of doctors({ services: [ULTRASOUND], when: 'today' })) {
      expect(nearest?.starts_at.slice(0, 10)).toBe(TODAY);
    }
    for (const { nearest } of doctors({ when: 'weekend' })) {
      expect(['2026-05-16', '2026-05-17']).toContain(nearest?.starts_at.slice(0, 10));
    }
  });
});

describe('a doctor’s card outside a search', () => {
  it('shows the same filial, slot and price as the search', () => {
    for (const hit of doctors({})) {
      expect(cardOffer(db, hit.doctor, NO_WISH, NOW)).toEqual({ link: hit.service_link, nearest: hit.nearest });
    }
    const asTherapist = { ...NO_WISH, specialisationIds: [db.specialisations.findOne('slug', 'terapevt')?.id ?? 0] };
    for (const hit of doctors({ specialisations: ['terapevt'] })) {
      expect(cardOffer(db, hit.doctor, asTherapist, NOW)).toEqual({ link: hit.service_link, nearest: hit.nearest });
    }
    const ultrasound = db.services.findOne('slug', ULTRASOUND)?.id ?? 0;
    for (const hit of doctors({ services: [ULTRASOUND] })) {
      const wish = { ...NO_WISH, serviceIds: [ultrasound] };
      expect(cardOffer(db, hit.doctor, wish, NOW)).toEqual({ link: hit.service_link, nearest: hit.nearest });
    }
  });

  it('shows no offer if the doctor lacks the requested service or format', () => {
    const doctor = db.doctors.require(DOCTOR.serikova);
    const ultrasound = db.services.findOne('slug', ULTRASOUND)?.id ?? 0;
    expect(offeredLinks(db, doctor, { ...NO_WISH, serviceIds: [ultrasound] })).toEqual([]);
    expect(offeredLinks(db, doctor, { ...NO_WISH, formats: ['home'] })).toEqual([]);
    expect(offeredLinks(db, doctor, NO_WISH)).not.toEqual([]);
  });

  it('shows a first visit rather than a repeat visit, and an examination only if it is requested', () => {
    const service = (slug: string) => db.services.require(db.services.findOne('slug', slug)?.id ?? 0);
    const main = db.specialisations.findOne('slug', 'kardiolog')?.id;
    const rank = (slug: string) => offerRank(service(slug), main, NO_WISH);
    expect(rank('priem-kardiologa')).toBeGreaterThan(rank('povtornyy-priem-kardiologa'));
    expect(rank('priem-kardiologa')).toBeGreaterThan(rank('priem-terapevta'));
    expect(rank('ekg')).toBe(0);
    expect(rank('onlain-konsultatsiya-kardiologa')).toBe(0);
    expect(offerRank(service('ekg'), main, { ...NO_WISH, serviceIds: [service('ekg').id] })).toBeGreaterThan(0);
  });
});
