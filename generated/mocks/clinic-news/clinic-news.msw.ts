/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicNewsCreateAnswer } from '../../models/clinic-news-create-answer.ts';
import type { ClinicNewsListAnswer } from '../../models/clinic-news-list-answer.ts';
import type { ClinicNewsPublicationUpdateAnswer } from '../../models/clinic-news-publication-update-answer.ts';
import type { ClinicNewsReadAnswer } from '../../models/clinic-news-read-answer.ts';
import type { ClinicNewsUpdateAnswer } from '../../models/clinic-news-update-answer.ts';

export const getClinicNewsListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicNewsCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicNewsReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicNewsUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicNewsPublicationUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicNewsListMockHandler = (
  overrideResponse?:
    | ClinicNewsListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicNewsListAnswer> | ClinicNewsListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/news',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicNewsListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicNewsCreateMockHandler = (
  overrideResponse?:
    | ClinicNewsCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicNewsCreateAnswer> | ClinicNewsCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/news',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicNewsCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicNewsReadMockHandler = (
  overrideResponse?:
    | ClinicNewsReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicNewsReadAnswer> | ClinicNewsReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/news/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicNewsReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicNewsUpdateMockHandler = (
  overrideResponse?:
    | ClinicNewsUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicNewsUpdateAnswer> | ClinicNewsUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/news/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicNewsUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicNewsDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/news/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicNewsPublicationUpdateMockHandler = (
  overrideResponse?:
    | ClinicNewsPublicationUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicNewsPublicationUpdateAnswer> | ClinicNewsPublicationUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/news/:id/publication',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicNewsPublicationUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicNewsMock = () => [
  getClinicNewsListMockHandler(),
  getClinicNewsCreateMockHandler(),
  getClinicNewsReadMockHandler(),
  getClinicNewsUpdateMockHandler(),
  getClinicNewsDeleteMockHandler(),
  getClinicNewsPublicationUpdateMockHandler(),
];
