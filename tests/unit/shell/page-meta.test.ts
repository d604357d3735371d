import type { ClinicFull } from '@generated/models/clinic-full';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { Filial } from '@generated/models/filial';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clinicSubject } from '@/shell/page-meta/clinic-subject';
import { describePage } from '@/shell/page-meta/describe-page';
import { doctorSubject } from '@/shell/page-meta/doctor-subject';
import type { ShownPage } from '@/shell/page-meta/page-meta';
import { questionsSubject } from '@/shell/page-meta/questions-subject';
import { hoursOf, ratingOf } from '@/shell/page-meta/schema-org/place';
import { jsonLd } from '@/shell/page-meta/schema-org/thing';

const site = 'https://aman.example';
const picture = `${site}/share.png`;

function shown(name: ShownPage['name'], address: string, more: Partial<ShownPage> = {}): ShownPage {
  const { origin, pathname, searchParams: search } = new URL(address, site);
  const texts = { title: 'Страница', description: 'О странице' };
  return { name, isPublic: true, origin, pathname, search, params: {}, ...texts, ...more };
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

describe('JSON-LD', () => {
  test('no text of a person ends its script element', () => {
    const text = jsonLd([{ '@type': 'Question', name: '</script><script>alert(1)</script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] });
  });

  test('a doctor: place, price, stars, specialty, and the way over the specialisation', () => {
    const { things, image } = doctorSubject(doctor, shown('doctorBySlug', '/doctor/serikova-aigul'));
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

  test('stars are told of reviews that exist', () => {
    expect(ratingOf(null, 0)).toBeUndefined();
    expect(ratingOf(5, 0)).toBeUndefined();
  });

  test('a clinic: hours of its main filial, the others as departments', () => {
    const page = shown('clinicBySlug', '/clinic/ayala');
    expect(clinicSubject(clinic, [branch(2), branch(1)], page).things[0]).toMatchObject({
      '@type': 'MedicalClinic',
      foundingDate: '2009',
      openingHoursSpecification: [{ opens: '09:00' }, { opens: '10:00' }],
      department: [{ name: 'Филиал 2' }],
    });
    expect(clinicSubject(clinic, [], page).things[0]).toMatchObject({ address: { addressLocality: 'Алматы' } });
  });

  test('weekdays of equal hours stand together', () => {
    expect(hoursOf(branch(1).hours)).toMatchObject([
      { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'], opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['https://schema.org/Saturday'], opens: '10:00', closes: '14:00' },
    ]);
  });

  test('questions without an answer are no FAQ', () => {
    const { things } = questionsSubject([], shown('qa', '/qa'));
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });
});

describe('a page as search engines are told of it', () => {
  test('what is chosen on a page makes no other page of it', () => {
    const { canonical, openGraph } = describePage(shown('doctorBySlug', '/doctor/a?filial=2'), undefined, picture);
    expect(canonical).toBe(`${site}/doctor/a`);
    expect(openGraph).toMatchObject({ url: `${site}/doctor/a`, title: 'Страница', description: 'О странице' });
  });

  test.each([
    ['/search?specialisations=kardiolog&page=2', undefined],
    ['/search?specialisations=kardiolog&gender=female', 'noindex, follow'],
    ['/search?q=боль', 'noindex, follow'],
  ])('%s', (address, robots) => {
    expect(describePage(shown('search', address), undefined, picture).robots).toBe(robots);
  });

  test('a list of slugs keeps its commas', () => {
    const { canonical } = describePage(shown('search', '/search?specialisations=a,b&sort=price'), undefined, picture);
    expect(canonical).toBe(`${site}/search?specialisations=a,b`);
  });

  test('networks get a raster picture', () => {
    const page = shown('doctorBySlug', '/doctor/a');
    expect(describePage(page, { things: [], image: '/a.svg' }, picture).openGraph['image']).toBe(picture);
    expect(describePage(page, { things: [], image: '/a.webp' }, picture).openGraph['image']).toBe('/a.webp');
  });

  test('a private or a missing page says nothing but that it stays out', () => {
    const page = shown('patientVisits', '/fo/patient/visits', { isPublic: false });
    expect(describePage(page, undefined, picture)).toEqual({ robots: 'noindex', openGraph: {}, things: [] });
  });
});
