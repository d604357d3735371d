/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicSamplingAnswer } from '../../models/clinic-sampling-answer.ts';
import type { ClinicSamplingSlotsAnswer } from '../../models/clinic-sampling-slots-answer.ts';

export const getClinicSamplingResponseMock = (): ClinicSamplingAnswer => ({
  data: {
    service: {
      id: 125,
      slug: 'ttg-tireotropnyy-gormon',
      title: 'ТТГ (тиреотропный гормон)',
      kind: 'analysis',
      format: 'clinic',
      meddirection: 'endokrinologiya',
      preparation: ['Сдавайте кровь утром натощак: не ешьте 8 часов, воду пить можно.'],
    },
    fasting: true,
    places: [
      {
        id: 2,
        clinic_slug: 'ayala',
        clinic_title: 'Медицинский центр «Аяла»',
        clinic_legal_name: 'ТОО «Медицинский центр „Аяла“»',
        logo: '/api/v0/files/marks/leaf-1.svg',
        title: '«Аяла» на Төле би',
        address: 'ул. Төле би, 214',
        directions: '1-й этаж',
        district: 'Алмалинский район',
        city: 'Алматы',
        phone: '+7-700-000-11-51',
        location: { lat: 43.2521, lng: 76.8914 },
        appointment: 'filial',
        hours: [{ weekday: 'monday', from: '08:00', to: '11:00' }],
        price: 2450,
        duration_minutes: 10,
        ready_in_workdays: 1,
        nearest_starts_at: '2026-05-12T09:20:00+05:00',
        book_ahead_hours: 1,
        cancel_ahead_hours: 4,
        arrive_early_minutes: 10,
      },
    ],
  },
});

export const getClinicSamplingSlotsResponseMock = (): ClinicSamplingSlotsAnswer => ({
  data: [
    {
      date: '2026-05-12',
      slots: [
        { starts_at: '2026-05-12T08:20:00+05:00', available: true, seats_left: 2 },
        { starts_at: '2026-05-12T08:30:00+05:00', available: false, seats_left: 0 },
      ],
      closed_reason: null,
    },
  ],
  meta: { last_date: '2026-06-22', nearest_starts_at: '2026-05-12T08:20:00+05:00' },
});

export const getClinicSamplingMockHandler = (
  overrideResponse?:
    | ClinicSamplingAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicSamplingAnswer> | ClinicSamplingAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingSlotsMockHandler = (
  overrideResponse?:
    | ClinicSamplingSlotsAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicSamplingSlotsAnswer> | ClinicSamplingSlotsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling-slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingSlotsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicSamplingMock = () => [getClinicSamplingMockHandler(), getClinicSamplingSlotsMockHandler()];
