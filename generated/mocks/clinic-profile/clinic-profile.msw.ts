/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicLogoUpdateAnswer } from '../../models/clinic-logo-update-answer.ts';
import type { ClinicProfileAnswer } from '../../models/clinic-profile-answer.ts';
import type { ClinicProfileUpdateAnswer } from '../../models/clinic-profile-update-answer.ts';

export const getClinicProfileResponseMock = (): ClinicProfileAnswer => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    bin: '160340001238',
    jur_name: 'ТОО «Медицинский центр „Аяла“»',
    jur_address: 'Алматы, пр. Абая, 150',
    work_start_year: 2009,
    affiliates_count: 4,
    logo: null,
    description: null,
    clinic_type_id: 1,
    parameter_ids: [1],
    contacts: {
      site: 'https://ayala.example',
      whatsapp: '+7-700-000-11-50',
      telegram: '@ayala_clinic',
      instagram: null,
    },
    photos: [],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10, auto_confirm: false },
    missing: [],
  },
});

export const getClinicProfileUpdateResponseMock = (): ClinicProfileUpdateAnswer => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    bin: '160340001238',
    jur_name: 'ТОО «Медицинский центр „Аяла“»',
    jur_address: 'Алматы, пр. Абая, 150',
    work_start_year: 2009,
    affiliates_count: 4,
    logo: null,
    description: null,
    clinic_type_id: 1,
    parameter_ids: [1],
    contacts: {
      site: 'https://ayala.example',
      whatsapp: '+7-700-000-11-50',
      telegram: '@ayala_clinic',
      instagram: null,
    },
    photos: [],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10, auto_confirm: false },
    missing: [],
  },
});

export const getClinicLogoUpdateResponseMock = (): ClinicLogoUpdateAnswer => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    bin: '160340001238',
    jur_name: 'ТОО «Медицинский центр „Аяла“»',
    jur_address: 'Алматы, пр. Абая, 150',
    work_start_year: 2009,
    affiliates_count: 4,
    logo: null,
    description: null,
    clinic_type_id: 1,
    parameter_ids: [1],
    contacts: {
      site: 'https://ayala.example',
      whatsapp: '+7-700-000-11-50',
      telegram: '@ayala_clinic',
      instagram: null,
    },
    photos: [],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10, auto_confirm: false },
    missing: [],
  },
});

export const getClinicProfileMockHandler = (
  overrideResponse?:
    | ClinicProfileAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicProfileAnswer> | ClinicProfileAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicProfileUpdateMockHandler = (
  overrideResponse?:
    | ClinicProfileUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicProfileUpdateAnswer> | ClinicProfileUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicLogoUpdateMockHandler = (
  overrideResponse?:
    | ClinicLogoUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicLogoUpdateAnswer> | ClinicLogoUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile/logo',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicLogoUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicProfileMock = () => [
  getClinicProfileMockHandler(),
  getClinicProfileUpdateMockHandler(),
  getClinicLogoUpdateMockHandler(),
];
