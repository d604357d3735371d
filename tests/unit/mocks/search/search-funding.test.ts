import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '#generated/models/search-request.ts';
import { cardOf } from '#mocks/handlers/views/card.ts';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const db = createSeed('site', '2026-05-12');
const search = (request: Partial<SearchRequest>) =>
  searchOf(db).search({ category: 'doctors', city_id: 1, per_page: 50, ...request }, NOW);
const doctors = (request: Partial<SearchRequest>) =>
  search(request).hits.flatMap((hit) => {
    const card = cardOf(db, hit, NOW);
    return card.kind === 'doctor' ? { card, link: 'service_link' in hit ? hit.service_link : null } : [];
  });
const clinics = (request: Partial<SearchRequest>) =>
  search({ category: 'clinics', ...request }).hits.flatMap((hit) => {
    const card = cardOf(db, hit, NOW);
    return card.kind === 'clinic' ? card : [];
  });

describe('a search by payer', () => {
  it('for ОСМС shows only offers and slots paid by ОСМС', () => {
    const found = doctors({ funding: ['osms'], specialisations: ['kardiolog'] });
    expect(found.length).toBeGreaterThan(5);
    expect(found.some(({ link }) => link?.osms_hours !== undefined && link.funding?.includes('paid'))).toBe(true);
    for (const { card, link } of found) {
      expect(link?.funding).toContain('osms');
      expect(card.offer).toMatchObject({ funding: ['osms'], needs_referral: link?.needs_referral });
      const hours = link?.funding?.length === 1 ? undefined : link?.osms_hours;
      const clocks = card.next_days.flatMap(({ slots }) => slots.map((slot) => slot.slice(11, 16)));
      for (const clock of hours ? clocks : []) expect(clock >= '08:00' && clock < '13:00').toBe(true);
    }
  });

  it('for paid visits omits doctors without information about payers', () => {
    const silent = doctors({}).filter(({ link }) => link?.funding === undefined);
    expect(silent.length).toBeGreaterThan(0);
    const paid = new Set(doctors({ funding: ['paid'] }).map(({ card }) => card.id));
    for (const { card } of silent) expect(paid).not.toContain(card.id);
  });

  it('for ОСМС in the afternoon omits doctors whose afternoon slots are not paid by ОСМС', () => {
    for (const { link } of doctors({ funding: ['osms'], time_from: '15:00' })) {
      expect(link?.osms_hours === undefined || link.funding?.length === 1).toBe(true);
    }
  });

  it('for ОСМС counts the price as zero', () => {
    const free = { funding: ['osms' as const], specialisations: ['kardiolog'] };
    expect(search({ ...free, price_to: 1000 }).meta.total).toBe(search(free).meta.total);
    expect(search({ ...free, price_from: 1000 }).meta.total).toBe(0);
  });

  it('shows clinics with a filial that accepts the payer, and shows no price if the visit is free', () => {
    const found = clinics({ funding: ['osms'] });
    expect(found.length).toBeGreaterThan(5);
    for (const { filial, price_from, funding } of found) {
      expect({ price_from, funding }).toEqual({ price_from: null, funding: ['osms'] });
      const links = db.doctor_services.find('filial', filial.id);
      expect(links.some((link) => link.funding?.includes('osms'))).toBe(true);
    }
    const [asked] = clinics({ funding: ['dms', 'paid'], services: ['priem-kardiologa'] });
    expect(asked?.offer?.funding?.includes('osms')).toBe(false);
  });
});
