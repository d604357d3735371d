/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorWaitlistAnswer } from '../../models/doctor-waitlist-answer.ts';
import type { DoctorWaitlistOfferUpdateAnswer } from '../../models/doctor-waitlist-offer-update-answer.ts';

export const getDoctorWaitlistResponseMock = (): DoctorWaitlistAnswer => ({
  data: [
    {
      id: 1,
      full_name: 'Жүнісов Арман Талғатұлы',
      age: 58,
      phone: '+7-702-555-09-65',
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: null,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-727-250-10-10',
      },
      service_id: 1,
      service_title: 'Первичный приём кардиолога',
      duration_minutes: 40,
      visit_id: 1,
      visit_starts_at: '2026-05-28T09:20:00+05:00',
      until: '2026-05-28T09:20:00+05:00',
      nearest_slot_at: '2026-05-14T10:00:00+05:00',
      created_at: '2026-05-10T18:20:00+05:00',
      offer: null,
      client_id: null,
      has_account: true,
      comment: null,
    },
  ],
});

export const getDoctorWaitlistOfferUpdateResponseMock = (): DoctorWaitlistOfferUpdateAnswer => ({
  data: {
    id: 1,
    full_name: 'Жүнісов Арман Талғатұлы',
    age: 58,
    phone: '+7-702-555-09-65',
    doctor: {
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: null,
      specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-727-250-10-10',
    },
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    duration_minutes: 40,
    visit_id: 1,
    visit_starts_at: '2026-05-28T09:20:00+05:00',
    until: '2026-05-28T09:20:00+05:00',
    nearest_slot_at: '2026-05-14T10:00:00+05:00',
    created_at: '2026-05-10T18:20:00+05:00',
    offer: { starts_at: '2026-05-14T10:00:00+05:00', expires_at: '2026-05-12T10:20:00+05:00' },
    client_id: null,
    has_account: true,
    comment: null,
  },
});

export const getDoctorWaitlistMockHandler = (
  overrideResponse?:
    | DoctorWaitlistAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorWaitlistAnswer> | DoctorWaitlistAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWaitlistResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWaitlistOfferUpdateMockHandler = (
  overrideResponse?:
    | DoctorWaitlistOfferUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorWaitlistOfferUpdateAnswer> | DoctorWaitlistOfferUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/waitlist/:id/offer',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWaitlistOfferUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWaitlistOfferDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/waitlist/:id/offer',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorWaitlistMock = () => [
  getDoctorWaitlistMockHandler(),
  getDoctorWaitlistOfferUpdateMockHandler(),
  getDoctorWaitlistOfferDeleteMockHandler(),
];
