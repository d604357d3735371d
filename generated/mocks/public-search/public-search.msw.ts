/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { SearchFiltersAnswer } from '../../models/search-filters-answer.ts';
import type { SearchResultsAnswer } from '../../models/search-results-answer.ts';
import type { SearchSuggestionsAnswer } from '../../models/search-suggestions-answer.ts';

export const getSearchSuggestionsResponseMock = (): SearchSuggestionsAnswer => ({
  data: {
    doctors: [
      {
        slug: 'serikova-aigul',
        avatar: '/api/v0/files/portraits/aigul.svg',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        specialisation: 'Кардиолог',
      },
    ],
    clinics: [{ slug: 'ayala', logo: null, title: 'Медицинский центр «Аяла»' }],
    services: [{ slug: 'priem-kardiologa', title: 'Первичный приём кардиолога', kind: 'consultation' }],
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    meddirections: [{ slug: 'kardiologiya', title: 'Кардиология' }],
  },
});

export const getSearchFiltersResponseMock = (): SearchFiltersAnswer => ({
  data: {
    counts: { doctors: 86, clinics: 34, services: 61, analysis: 48, examination: 27 },
    when: [
      { value: 'any', title: 'Любой день', count: 86 },
      { value: 'today', title: 'Сегодня', count: 19 },
      { value: 'tomorrow', title: 'Сегодня или завтра', count: 37 },
      { value: 'weekend', title: 'В выходные', count: 28 },
      { value: 'evening', title: 'Вечером', count: 22 },
    ],
    specialisations: [{ value: 'kardiolog', title: 'Кардиолог', count: 86 }],
    services: [{ value: 'ekg', title: 'ЭКГ', count: 40 }],
    districts: [{ value: 'bostandykskiy', title: 'Бостандыкский район', count: 12 }],
    patients: [
      { value: 'adults', title: 'Взрослых', count: 81 },
      { value: 'children', title: 'Детей', count: 14 },
    ],
    formats: [
      { value: 'clinic', title: 'В клинике', count: 86 },
      { value: 'online', title: 'Онлайн', count: 23 },
      { value: 'home', title: 'На дому', count: 9 },
    ],
    qualifications: [{ value: 'highest', title: 'Высшая', count: 34 }],
    ratings: [
      { value: 'any', title: 'Любой', count: 86 },
      { value: '4.5', title: '4,5 и выше', count: 58 },
      { value: '4', title: '4 и выше', count: 77 },
    ],
    experience: [
      { value: 'any', title: 'Любой', count: 86 },
      { value: '5', title: 'От 5 лет', count: 70 },
    ],
    genders: [
      { value: 'female', title: 'Женщина', count: 50 },
      { value: 'male', title: 'Мужчина', count: 36 },
    ],
    price: { min: 8000, max: 13000 },
  },
});

export const getSearchResultsResponseMock = (): SearchResultsAnswer => ({
  data: [
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
      online_booking: true,
      next_days: [
        {
          date: '2026-05-12',
          slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
          more: 2,
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 86, last_page: 9, did_you_mean: null, understood: null, emergency: null },
});

export const getSearchSuggestionsMockHandler = (
  overrideResponse?:
    | SearchSuggestionsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SearchSuggestionsAnswer> | SearchSuggestionsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/suggestions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchSuggestionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchFiltersMockHandler = (
  overrideResponse?:
    | SearchFiltersAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchFiltersAnswer> | SearchFiltersAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/filters',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchFiltersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchResultsMockHandler = (
  overrideResponse?:
    | SearchResultsAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchResultsAnswer> | SearchResultsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchResultsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicSearchMock = () => [
  getSearchSuggestionsMockHandler(),
  getSearchFiltersMockHandler(),
  getSearchResultsMockHandler(),
];
