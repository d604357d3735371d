import { book } from '../e2e/support/booking.ts';
import { comparison, pregnancy, samplingBooking, samplingPath, togetherPath } from '../e2e/support/sampling.ts';
import type { Screen } from './screen.ts';

const visitOf = (page: { url: () => string }): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Blood tests at a filial: choosing and booking a time, and visits without a doctor. */
export const samplingScreens: Screen[] = [
  { name: 'search-clinics-sampling', path: '/search?category=clinics&services=insulin' },
  {
    name: 'clinic-sampling',
    path: '/clinic/ayala?sought=insulin',
    prepare: async (page) => {
      await page.getByRole('list', { name: 'Вы искали' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'sampling', path: (provider) => Promise.resolve(samplingPath(provider)) },
  { name: 'sampling-several', path: (provider) => Promise.resolve(togetherPath(provider, pregnancy)) },
  { name: 'booking-several', path: (provider) => samplingBooking(provider, pregnancy), as: 'patient' },
  {
    name: 'visit-several',
    path: (provider) => samplingBooking(provider, pregnancy),
    as: 'patient',
    prepare: async (page) => {
      await book(page);
      await page.goto(`/fo/patient/visits/${visitOf(page)}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'analyses',
    path: (provider) => Promise.resolve(`/analyses?${comparison(provider, pregnancy)}`),
    prepare: async (page) => {
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'analyses-none', path: '/analyses' },
  {
    name: 'search-analyses-chosen',
    path: '/search?category=analysis',
    prepare: async (page) => {
      const add = page.getByRole('button', { name: /^Добавить к.анализам/ });
      await add.first().click();
      await add.first().click();
      await page.getByText(/^Вместе от/).waitFor();
    },
  },
  { name: 'sampling-walk-in', path: (provider) => Promise.resolve(samplingPath(provider, 1)) },
  {
    name: 'sampling-login',
    path: (provider) => Promise.resolve(samplingPath(provider)),
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Записаться/ })
        .filter({ visible: true })
        .click();
      await page.getByRole('region', { name: /Вы.выбрали/ }).waitFor();
    },
  },
  { name: 'booking-sampling', path: samplingBooking, as: 'patient' },
  { name: 'booked-sampling', path: samplingBooking, as: 'patient', prepare: book },
  {
    name: 'visit-sampling',
    path: samplingBooking,
    as: 'patient',
    prepare: async (page) => {
      await book(page);
      await page.goto(`/fo/patient/visits/${visitOf(page)}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'visit-sampling-done',
    path: samplingBooking,
    as: 'patient',
    prepare: async (page, provider) => {
      await book(page);
      const id = Number(visitOf(page));
      provider.db.visits.update(id, { status: 'completed' });
      await page.goto(`/fo/patient/visits/${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'review-sampling',
    path: samplingBooking,
    as: 'patient',
    prepare: async (page, provider) => {
      await book(page);
      const id = Number(visitOf(page));
      provider.db.visits.update(id, { status: 'completed' });
      await page.goto(`/fo/patient/reviews/new?visit=${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'visits-sampling',
    path: samplingBooking,
    as: 'patient',
    prepare: async (page) => {
      await book(page);
      await page.goto('/fo/patient/visits');
      await page.getByText('Сдача анализов').filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: 'reschedule-sampling',
    path: samplingBooking,
    as: 'patient',
    prepare: async (page) => {
      await book(page);
      await page.goto(`/fo/patient/visits/${visitOf(page)}/reschedule`);
      await page
        .getByText(/остаётся за\sвами/)
        .filter({ visible: true })
        .waitFor();
    },
  },
  {
    name: 'patient-home-sampling',
    path: samplingBooking,
    as: 'patient',
    prepare: async (page, provider) => {
      await book(page);
      const id = Number(visitOf(page));
      for (const { id: other, user_id, status } of [...provider.db.visits.all()]) {
        const isAhead = status === 'pending' || status === 'confirmed';
        if (user_id === 1 && isAhead && other !== id) {
          provider.db.visits.update(other, { status: 'cancelled_by_clinic' });
        }
      }
      await page.goto('/fo/patient');
      await page.getByText('Сдача анализов').filter({ visible: true }).first().waitFor();
    },
  },
];
