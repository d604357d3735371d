import type { Page } from '@playwright/test';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { changed, failing, waiting } from './public-states.ts';
import type { Screen } from './screen.ts';

const doctor = '/doctor/serikova-aigul';
const doctorParts = [
  'parameters',
  'education',
  'work-experience',
  'qualification',
  'services',
  'clinics',
  'feedbacks',
  'contacts',
].map((part) => `/front/doctors/:id/${part}`);
const clinic = '/clinic/ayala';
const clinicParts = ['filials', 'doctors', 'services', 'feedbacks', 'contacts'].map(
  (part) => `/front/clinics/:id/${part}`,
);
const search = ['/front/search', '/front/search/filters'];

const longName = {
  second_name: 'Константинопольская-Абдрахманова',
  first_name: 'Аделаида-Шахризада',
  third_name: 'Нурсултанбековна',
};
const longPlace = {
  title: 'Многопрофильный медицинский центр восстановительного лечения и реабилитации имени академика Сызганова',
  address: 'проспект Абылай хана, угол улицы Богенбай батыра, бизнес-центр «Нурлы Тау», корпус 4Б, офис 1210',
};

/** Every public screen in states that need more than a URL. */
export const publicScreens: Screen[] = [
  {
    name: 'clinic-analyses',
    path: '/clinic/ayala?filial=1&sought=ferritin',
    prepare: (page) => page.getByText('Показать все 26').click(),
  },
  { name: 'clinic-no-such-service', path: '/clinic/ayala', prepare: (page) => findService(page, 'щщщ') },
  { name: 'home-waiting', path: waiting('/', '/front/search/filters'), settles: false },
  { name: 'home-failed', path: failing('/', '/front/search/filters'), prepare: failed },
  { name: 'home-city', path: '/', prepare: openCities },
  { name: 'home-menu', path: '/', prepare: openMenu },
  { name: 'home-menu-of-a-member', path: '/', as: 'all', prepare: openMenu },
  { name: 'home-offline', path: '/', prepare: goOffline },
  { name: 'home-suggestions-none', path: '/', prepare: (page) => suggest(page, 'щщщщъ') },

  { name: 'search-clinics', path: '/search?category=clinics' },
  {
    name: 'search-clinics-for-an-analysis',
    path: '/search?category=clinics&services=ttg-tireotropnyy-gormon&sort=price',
  },
  { name: 'search-clinics-for-an-examination', path: '/search?category=clinics&services=uzi-bryushnoi-polosti' },
  { name: 'search-services', path: '/search?category=services' },
  { name: 'search-analyses', path: '/search?category=analysis' },
  { name: 'search-examinations', path: '/search?category=examination' },
  { name: 'search-filtered', path: '/search?specialisations=kardiolog&gender=female&rating_from=4&sort=price' },
  { name: 'search-with-a-service', path: '/search?services=uzi-bryushnoi-polosti' },
  { name: 'search-at-home', path: '/search?formats=home&specialisations=pediatr' },
  { name: 'search-compared', path: '/search?specialisations=kardiolog', prepare: compareTwo },
  { name: 'search-online', path: '/search?formats=online' },
  { name: 'search-filters', path: '/search?specialisations=kardiolog', prepare: openFilters },
  { name: 'search-near-refused', path: '/search?specialisations=kardiolog', prepare: askNear },
  { name: 'search-filtered-to-nothing', path: '/search?specialisations=kardiolog&gender=male&price_to=1000' },
  { name: 'search-after-the-last-page', path: '/search?page=10000' },
  { name: 'search-waiting', path: waiting('/search', ...search), settles: false },
  { name: 'search-failed', path: failing('/search', ...search), prepare: failed },
  { name: 'search-long', path: changed('/search', { '/front/search': longCards }) },

  { name: 'doctor-waiting', path: waiting(doctor, ...doctorParts, '/front/doctors/:id/slots'), settles: false },
  { name: 'doctor-failed', path: failing(doctor, ...doctorParts), prepare: failed },
  { name: 'doctor-times-failed', path: failing(doctor, '/front/doctors/:id/slots'), prepare: failed },
  { name: 'doctor-without-times', path: changed(doctor, { '/front/doctors/:id/slots': withoutTimes }) },
  { name: 'doctor-booked-out', path: '/doctor/zhakypov-nurlan' },
  {
    name: 'doctor-bare',
    path: changed(doctor, { '/front/doctors/:id/full': bareDoctor, ...empty(doctorParts, 'clinics') }),
  },
  { name: 'doctor-long', path: changed(doctor, { '/front/doctors/:id/full': longDoctor }), prepare: scrollToTimes },
  {
    name: 'doctor-reviews-waiting',
    path: waiting(`${doctor}/reviews`, '/front/doctors/:id/feedbacks'),
    settles: false,
  },
  {
    name: 'doctor-reviews-failed',
    path: failing(`${doctor}/reviews`, '/front/doctors/:id/feedbacks'),
    prepare: failed,
  },
  { name: 'doctor-search-opened', path: doctor, prepare: openSearch },
  { name: 'doctor-missing', path: '/doctor/nobody' },

  { name: 'clinic-waiting', path: waiting(clinic, ...clinicParts), settles: false },
  { name: 'clinic-failed', path: failing(clinic, ...clinicParts), prepare: failed },
  {
    name: 'clinic-bare',
    path: changed(clinic, { '/front/clinics/:id/full': bareClinic, ...empty(clinicParts, 'filials') }),
  },
  { name: 'clinic-long', path: changed(clinic, { '/front/clinics/:id/full': longClinic }) },
  { name: 'clinic-reviews-after-the-last-page', path: `${clinic}/reviews?page=10000` },

  { name: 'services-analyses', path: '/services?kind=analysis' },
  { name: 'services-after-the-last-page', path: '/services?page=10000' },
  { name: 'services-waiting', path: waiting('/services', ...search), settles: false },
  { name: 'services-failed', path: failing('/services', ...search), prepare: failed },

  { name: 'symptoms-nothing-found', path: '/symptoms?q=zzzz' },
  { name: 'symptoms-waiting', path: waiting('/symptoms', '/front/symptoms'), settles: false },
  { name: 'symptoms-failed', path: failing('/symptoms', '/front/symptoms'), prepare: failed },

  { name: 'questions-nothing-found', path: '/qa?q=zzzz' },
  { name: 'questions-after-the-last-page', path: '/qa?page=10000' },
  { name: 'questions-waiting', path: waiting('/qa', '/front/questions'), settles: false },
  { name: 'questions-failed', path: failing('/qa', '/front/questions'), prepare: failed },

  { name: 'cookies-policy', path: '/conditions/cookies-policy' },
  { name: 'protection-personal-data', path: '/conditions/protection-personal-data' },
  { name: 'rating', path: '/conditions/rating' },
  { name: 'processing-personal-data', path: '/conditions/processing-personal-data' },

  { name: 'favourites-clinics', path: '/favourites', prepare: keepBoth },
  { name: 'favourites-failed', path: failing('/favourites', '/front/clinics/:id/full'), prepare: keepBoth },
  { name: 'favourites-unavailable', path: failing('/favourites', '/fo/patient/favourites'), as: 'patient' },
  { name: 'compare-times-failed', path: failing('/compare?doctors=serikova-aigul', '/front/doctors/:id/slots') },
  {
    name: 'compare-waiting',
    path: waiting('/compare?doctors=serikova-aigul', '/front/doctors/:id/slots'),
    settles: false,
  },
];

async function failed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Повторить' }).filter({ visible: true }).first().waitFor();
}

/** A very long name would push the slots half under a phone's bottom bar. */
async function scrollToTimes(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^(Записаться на|\d\d:\d\d,)/ })
    .first()
    .waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 300));
}

async function openCities(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Город/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('dialog').getByRole('searchbox')).waitFor();
}

/** Guests have a menu only if the header has no room for the sections. */
async function openMenu(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('banner').getByRole('button', { name: /^Меню/ }).filter({ visible: true });
  if ((await opener.count()) === 0) return;
  await opener.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('кард');
  await page
    .getByRole('option', { name: /Кардиолог/ })
    .first()
    .waitFor();
}

async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('Нет интернета').waitFor();
}

async function suggest(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox').first().click();
  await page.keyboard.type(text);
  await page.getByText('Ничего не найдено').filter({ visible: true }).first().waitFor();
}

/** On a phone the filters are in a sheet; on a desktop they are already open beside the list. */
async function openFilters(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const opener = page.getByRole('button', { name: /^Фильтры/ });
  if (await opener.isVisible()) await opener.click();
  await page
    .getByRole('radio', { name: /^Любой/ })
    .first()
    .waitFor();
}

/** Stores favourites: a doctor, clinics, and deleted favourites of both kinds. */
async function keepBoth(page: Page): Promise<void> {
  const kept = { doctors: ['serikova-aigul', 'gone'], clinics: ['ayala', 'tumar', 'closed'] };
  await page.evaluate((record) => localStorage.setItem('aman.favourites', JSON.stringify(record)), kept);
  await page.goto('/favourites?kind=clinic');
  await page.getByRole('article').first().waitFor();
}

async function findService(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Найти услугу или анализ' }).fill(text);
}

async function compareTwo(page: Page) {
  const toggles = page.getByRole('button', { name: /^Сравнить: / });
  await toggles.nth(0).click();
  await toggles.nth(1).click();
  await page.getByRole('link', { name: 'Сравнить' }).waitFor();
}

function longCards([first, second, third, ...others]: DoctorCard[]) {
  if (!first || !second || !third) return [];
  return [
    { ...first, ...longName, reviews_count: 1284, filial: { ...first.filial, ...longPlace } },
    { ...second, rating: null, reviews_count: 0, offer: null, qualification: null, avatar: null },
    { ...third, next_days: [], filials_count: 12, degree: 'доктор медицинских наук' },
    ...others,
  ];
}

function longDoctor(data: DoctorFull) {
  const specialisations = [...data.specialisations, { slug: 'x', title: 'Врач функциональной диагностики' }];
  return { ...data, ...longName, specialisations, main_filial: { ...data.main_filial, ...longPlace } };
}

function bareDoctor(data: DoctorFull) {
  return {
    ...data,
    avatar: null,
    rating: null,
    reviews_count: 0,
    price_from: null,
    description: null,
    qualification: null,
    experience_years: 0,
    offer: null,
    nearest: null,
  };
}

function longClinic(data: ClinicFull) {
  return { ...data, title: longPlace.title, main_filial: { ...data.main_filial, ...longPlace } };
}

function bareClinic(data: ClinicFull) {
  return {
    ...data,
    logo: null,
    rating: null,
    reviews_count: 0,
    doctors_count: 0,
    price_from: null,
    work_start_year: null,
    description: null,
    parameters: [],
    specialisations: [],
  };
}

function withoutTimes(days: SlotDay[]) {
  return days.map((day) => ({ ...day, slots: [] }));
}

/** Empty responses for all calls except the one named `but`. */
function empty(calls: readonly string[], but: string) {
  return Object.fromEntries(calls.filter((call) => !call.endsWith(but)).map((call) => [call, () => []]));
}

/** The gallery's browser does not share its location. */
async function askNear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Рядом', exact: true }).click();
  await page.getByText('Не удалось узнать, где вы.').waitFor();
}
