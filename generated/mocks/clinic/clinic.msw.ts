/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFilialList200 } from '../../models/clinic-filial-list200.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';

export const getClinicFilialListResponseMock = (): ClinicFilialList200 => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      doctors_count: 12,
      visits_today: 64,
      pending_count: 5,
      occupancy_percent: 78,
    },
  ],
});

export const getClinicFilialListResponseMock200 = (): ClinicFilialList200 => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      doctors_count: 12,
      visits_today: 64,
      pending_count: 5,
      occupancy_percent: 78,
    },
  ],
});

export const getClinicFilialListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicFilialListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicFilialListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicFilialListMockHandler = (
  overrideResponse?:
    | ClinicFilialList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialList200> | ClinicFilialList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialListMockHandler200 = (
  overrideResponse?:
    | ClinicFilialList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialList200> | ClinicFilialList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicFilialListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicFilialListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicMock = () => [getClinicFilialListMockHandler()];
