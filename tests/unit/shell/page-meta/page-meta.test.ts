import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { Filial } from '#generated/models/filial.ts';
import { clinicSubject } from '@/shell/page-meta/clinic-subject';
import { type ShownPage, describePage } from '@/shell/page-meta/describe-page';
import { doctorSubject } from '@/shell/page-meta/doctor-subject';
import { headHtml } from '@/shell/page-meta/head-html';
import { publicHead } from '@/shell/page-meta/route-head';
import { hoursOf, jsonLd, ratingOf } from '@/shell/page-meta/schema-org';
import { questionsSubject } from '@/shell/page-meta/site-subjects';

const site = 'https://aman.example';

type Match = ShownPage['matches'][number];

/** A page with one route and this `head`. */
function shown(
  address: string,
  staticData: Partial<Match['staticData']> = {},
  head: { meta?: Match['meta']; scripts?: Match['headScripts'] } = publicHead({
    title: { meta: [{ title: 'Страница' }] },
    description: 'О странице',
  }),
  status: Match['status'] = 'success',
): ShownPage {
  const { origin, pathname, search } = new URL(address, site);
  const match = {
    status,
    staticData: { name: 'search', area: 'public', ...staticData },
    meta: head.meta,
    headScripts: head.scripts,
  } as Match;
  return { matches: [match], origin, pathname, search };
}

const filial = {
  id: 1,
  clinic_slug: 'ayala',
  title: '«Аяла» на Абая',
  address: 'пр. Абая, 150',
  city: 'Алматы',
  phone: '+77270000000',
} satisfies DoctorFull['main_filial'];

const doctor: DoctorFull = {
  id: 1,
  slug: 'serikova-aigul',
  first_name: 'Айгуль',
  second_name: 'Серикова',
  third_name: 'Маратовна',
  avatar: '/api/v0/files/portraits/aigul.svg',
  gender: 'female',
  specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
  specialisation_plural: 'Кардиологи',
  experience_years: 14,
  qualification: null,
  rating: 4.9,
  reviews_count: 12,
  price_from: 12_500,
  description: null,
  patients: ['adults'],
  age_min: null,
  age_max: null,
  formats: ['clinic'],
  filials_count: 1,
  main_filial: filial,
  offer: null,
  nearest: null,
};

const clinic: ClinicFull = {
  id: 1,
  slug: 'ayala',
  title: 'Аяла',
  short_title: null,
  legal_name: 'ТОО «Аяла»',
  logo: null,
  type: 'Многопрофильная клиника',
  description: null,
  rating: null,
  reviews_count: 0,
  filials_count: 2,
  doctors_count: 5,
  price_from: null,
  work_start_year: 2009,
  parameters: [],
  main_filial: filial,
};

function branch(id: number): Filial {
  const { address, city, phone } = filial;
  const hours: Filial['hours'] = [
    { weekday: 'monday', from: '09:00', to: '18:00' },
    { weekday: 'saturday', from: '10:00', to: '14:00' },
    { weekday: 'tuesday', from: '09:00', to: '18:00' },
  ];
  const nothing = { directions: null, district: null, email: null, sampling: null };
  return { id, title: `Филиал ${id}`, type: 'Клиника', address, city, phone, hours, doctors_count: 3, ...nothing };
}

beforeAll(() => vi.stubGlobal('location', new URL(site)));

describe('the JSON-LD of a page', () => {
  test('contains a user’s text in a form that can’t end the script', () => {
    const text = jsonLd([{ '@type': 'Question', name: '</script><script>alert(1)</script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] });
  });

  test('of a doctor has the facts of the doctor’s page and the way to it through the specialisation', () => {
    const { things, image } = doctorSubject(doctor, {}, site);
    expect(things).toMatchObject([
      {
        '@type': 'Physician',
        url: `${site}/doctor/serikova-aigul`,
        name: 'Серикова Айгуль Маратовна',
        telephone: '+77270000000',
        address: { streetAddress: 'пр. Абая, 150', addressLocality: 'Алматы', addressCountry: 'KZ' },
        medicalSpecialty: ['https://schema.org/Cardiovascular'],
        aggregateRating: { ratingValue: 4.9, reviewCount: 12 },
        priceRange: 'от\u00A012\u00A0500\u00A0₸',
      },
      {
        itemListElement: [
          { position: 1, item: `${site}/` },
          { position: 2, name: 'Врачи' },
          { position: 3, name: 'Кардиологи', item: `${site}/search?specialisations=kardiolog` },
          { position: 4, item: `${site}/doctor/serikova-aigul` },
        ],
      },
    ]);
    expect(image).toBe(`${site}/api/v0/files/portraits/aigul.svg`);
  });

  test('of a doctor has the services with prices, the URL for booking, and the reviews that have a text', () => {
    const service = { id: 1, slug: 'ekg', title: 'ЭКГ', kind: 'examination', format: 'clinic' } as const;
    const services = [{ id: 1, filial_id: 1, service, price: 3500, duration_minutes: 15 }];
    const review = { id: 1, rating: 5, author_name: null, service_title: null, reply: null };
    const written = { ...review, text: 'Спасибо', created_at: '2026-05-01T10:00:00+05:00' };
    const [physician] = doctorSubject(doctor, { services, reviews: [written, { ...written, text: '' }] }, site).things;
    expect(physician).toMatchObject({
      makesOffer: [{ '@type': 'Offer', price: 3500, priceCurrency: 'KZT', itemOffered: { name: 'ЭКГ' } }],
      review: [{ author: { name: 'Пациент' }, datePublished: '2026-05-01', reviewRating: { ratingValue: 5 } }],
      potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: `${site}/doctor/serikova-aigul` } },
    });
    expect(physician?.['review']).toHaveLength(1);
    const byPhone = doctorSubject({ ...doctor, online_booking: false }, {}, site).things[0];
    expect(byPhone?.['potentialAction']).toBeUndefined();
  });

  test('of a clinic has a range of prices if its filials have different prices', () => {
    const service = { id: 1, slug: 'ekg', title: 'ЭКГ', kind: 'examination', format: 'clinic' } as const;
    const row = { service, doctors_count: 1, appointment: 'doctor', ready_in_workdays: null, fasting: false } as const;
    const services = [{ ...row, price_from: 3000, price_to: 3500 }];
    expect(clinicSubject(clinic, { services }, site).things[0]).toMatchObject({
      makesOffer: [{ '@type': 'AggregateOffer', lowPrice: 3000, highPrice: 3500 }],
    });
  });

  test('has no rating if there are no reviews', () => {
    expect(ratingOf(null, 0)).toBeUndefined();
    expect(ratingOf(5, 0)).toBeUndefined();
  });

  test('of a clinic has the hours of the main filial, and has the other filials as departments', () => {
    expect(clinicSubject(clinic, { filials: [branch(2), branch(1)] }, site).things[0]).toMatchObject({
      '@type': 'MedicalClinic',
      foundingDate: '2009',
      openingHoursSpecification: [{ opens: '09:00' }, { opens: '10:00' }],
      department: [{ name: 'Филиал 2' }],
    });
    expect(clinicSubject(clinic, {}, site).things[0]).toMatchObject({ address: { addressLocality: 'Алматы' } });
  });

  test('has one entry for all weekdays with equal hours', () => {
    expect(hoursOf(branch(1).hours)).toMatchObject([
      { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'], opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['https://schema.org/Saturday'], opens: '10:00', closes: '14:00' },
    ]);
  });

  test('of the page of questions has no FAQ if no question has an answer', () => {
    const { things } = questionsSubject([], site);
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });
});

const search = {
  addressed: ['category', 'specialisations', 'services', 'meddirections', 'city', 'page'],
  filtered: true,
} as const;

describe('the metadata of a page', () => {
  test('have the same canonical URL after the visitor has chosen something on the page', () => {
    const { canonical, openGraph } = describePage(shown('/doctor/a?filial=2'));
    expect(canonical).toBe(`${site}/doctor/a`);
    expect(openGraph).toMatchObject({ url: `${site}/doctor/a`, title: 'Страница', description: 'О странице' });
  });

  test.each([
    ['/search?specialisations=kardiolog&page=2', 'no robots value', undefined],
    ['/search?specialisations=kardiolog&gender=female', 'the robots value «noindex, follow»', 'noindex, follow'],
    ['/search?q=боль', 'the robots value «noindex, follow»', 'noindex, follow'],
  ])('for the URL %s have %s', (address, _, robots) => {
    expect(describePage(shown(address, search)).robots).toBe(robots);
  });

  test('have commas in the canonical URL between the slugs of a list', () => {
    const { canonical } = describePage(shown('/search?specialisations=a,b&sort=price', search));
    expect(canonical).toBe(`${site}/search?specialisations=a,b`);
  });

  test('have a raster picture for Open Graph, and never an SVG', () => {
    const withPicture = (image: string) =>
      publicHead({ title: { meta: [{ title: 'Врач' }] }, description: 'О враче', type: 'profile', image });
    const own = describePage(shown('/doctor/a', {}, withPicture('https://aman.example/a.webp'))).openGraph;
    expect(own).toMatchObject({ type: 'profile', image: 'https://aman.example/a.webp' });
    const { openGraph } = describePage(shown('/doctor/a', {}, withPicture('https://aman.example/a.svg')));
    expect(openGraph['image']).toMatch(/^https:\/\/aman\.example\/.*share.*\.png$/);
  });

  test.each([
    ['a private page', shown('/fo/patient/visits', { area: 'user' })],
    ['a personal page', shown('/favourites', { indexed: false })],
    ['a missing page', shown('/doctor/nobody', {}, undefined, 'notFound')],
  ])('of %s contain only noindex', (_, page) => {
    const { robots, canonical, openGraph, data } = describePage(page);
    expect({ robots, canonical, openGraph, data }).toEqual({ robots: 'noindex', openGraph: {} });
  });
});

describe('the document’s head rendered by a server', () => {
  test('contains a user’s text in an escaped form', () => {
    const hostile = '</title></script>"><script>alert(1)</script>';
    const html = headHtml({
      title: hostile,
      description: hostile,
      canonical: `${site}/doctor/a`,
      openGraph: { title: hostile },
      data: jsonLd([{ '@type': 'Physician', name: hostile }]),
    });
    expect(html).not.toContain('<script>');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
  });
});
