/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { FavouriteAddAnswer } from '../../models/favourite-add-answer.ts';
import type { FavouriteListAnswer } from '../../models/favourite-list-answer.ts';

export const getFavouriteListResponseMock = (): FavouriteListAnswer => ({
  data: {
    doctors: [
      {
        kind: 'doctor',
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: '/api/v0/files/portraits/aigul.svg',
        specialisations: [
          { slug: 'kardiolog', title: 'Кардиолог' },
          { slug: 'terapevt', title: 'Терапевт' },
        ],
        experience_years: 14,
        qualification: 'высшая категория',
        degree: null,
        rating: 4.9,
        reviews_count: 184,
        offer: {
          service_id: 1,
          title: 'Первичный приём кардиолога',
          kind: 'consultation',
          format: 'clinic',
          price: 12500,
          duration_minutes: 40,
        },
        filial: {
          id: 1,
          clinic_slug: 'ayala',
          title: '«Аяла» на Абая',
          address: 'пр. Абая, 150',
          directions: '2-й этаж',
          district: 'Бостандыкский район',
          city: 'Алматы',
          phone: '+7-700-000-11-50',
          location: { lat: 43.2389, lng: 76.8897 },
        },
        filials_count: 2,
        patients: ['adults'],
        formats: ['clinic', 'online'],
        next_days: [
          {
            date: '2026-05-12',
            slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
            more: 2,
          },
        ],
      },
    ],
    clinics: [
      {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
        filial: {
          id: 1,
          clinic_slug: 'ayala',
          title: '«Аяла» на Абая',
          address: 'пр. Абая, 150',
          directions: '2-й этаж',
          district: 'Бостандыкский район',
          city: 'Алматы',
          phone: '+7-700-000-11-50',
          location: { lat: 43.2389, lng: 76.8897 },
        },
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
    ],
  },
});

export const getFavouriteAddResponseMock = (): FavouriteAddAnswer => ({
  data: {
    doctors: [
      {
        kind: 'doctor',
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: '/api/v0/files/portraits/aigul.svg',
        specialisations: [
          { slug: 'kardiolog', title: 'Кардиолог' },
          { slug: 'terapevt', title: 'Терапевт' },
        ],
        experience_years: 14,
        qualification: 'высшая категория',
        degree: null,
        rating: 4.9,
        reviews_count: 184,
        offer: {
          service_id: 1,
          title: 'Первичный приём кардиолога',
          kind: 'consultation',
          format: 'clinic',
          price: 12500,
          duration_minutes: 40,
        },
        filial: {
          id: 1,
          clinic_slug: 'ayala',
          title: '«Аяла» на Абая',
          address: 'пр. Абая, 150',
          directions: '2-й этаж',
          district: 'Бостандыкский район',
          city: 'Алматы',
          phone: '+7-700-000-11-50',
          location: { lat: 43.2389, lng: 76.8897 },
        },
        filials_count: 2,
        patients: ['adults'],
        formats: ['clinic', 'online'],
        next_days: [
          {
            date: '2026-05-12',
            slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
            more: 2,
          },
        ],
      },
    ],
    clinics: [
      {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
        filial: {
          id: 1,
          clinic_slug: 'ayala',
          title: '«Аяла» на Абая',
          address: 'пр. Абая, 150',
          directions: '2-й этаж',
          district: 'Бостандыкский район',
          city: 'Алматы',
          phone: '+7-700-000-11-50',
          location: { lat: 43.2389, lng: 76.8897 },
        },
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
    ],
  },
});

export const getFavouriteListMockHandler = (
  overrideResponse?:
    | FavouriteListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FavouriteListAnswer> | FavouriteListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandler = (
  overrideResponse?:
    | FavouriteAddAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FavouriteAddAnswer> | FavouriteAddAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/favourites/:kind/:slug',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientFavouritesMock = () => [
  getFavouriteListMockHandler(),
  getFavouriteAddMockHandler(),
  getFavouriteDeleteMockHandler(),
];
