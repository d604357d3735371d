/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicClientCreateAnswer } from '../../models/clinic-client-create-answer.ts';
import type { ClinicClientListAnswer } from '../../models/clinic-client-list-answer.ts';
import type { ClinicClientNoteCreateAnswer } from '../../models/clinic-client-note-create-answer.ts';
import type { ClinicClientReadAnswer } from '../../models/clinic-client-read-answer.ts';
import type { ClinicClientUpdateAnswer } from '../../models/clinic-client-update-answer.ts';
import type { ClinicClientVisitListAnswer } from '../../models/clinic-client-visit-list-answer.ts';

export const getClinicClientListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicClientCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicClientReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicClientUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicClientVisitListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicClientNoteCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicClientListMockHandler = (
  overrideResponse?:
    | ClinicClientListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicClientListAnswer> | ClinicClientListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientCreateMockHandler = (
  overrideResponse?:
    | ClinicClientCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicClientCreateAnswer> | ClinicClientCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicClientReadMockHandler = (
  overrideResponse?:
    | ClinicClientReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicClientReadAnswer> | ClinicClientReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientUpdateMockHandler = (
  overrideResponse?:
    | ClinicClientUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicClientUpdateAnswer> | ClinicClientUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/clients/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientVisitListMockHandler = (
  overrideResponse?:
    | ClinicClientVisitListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicClientVisitListAnswer> | ClinicClientVisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients/:id/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientNoteCreateMockHandler = (
  overrideResponse?:
    | ClinicClientNoteCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicClientNoteCreateAnswer> | ClinicClientNoteCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/clients/:id/notes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientNoteCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicClientNoteDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/clients/:id/notes/:note',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getClinicClientsMock = () => [
  getClinicClientListMockHandler(),
  getClinicClientCreateMockHandler(),
  getClinicClientReadMockHandler(),
  getClinicClientUpdateMockHandler(),
  getClinicClientVisitListMockHandler(),
  getClinicClientNoteCreateMockHandler(),
  getClinicClientNoteDeleteMockHandler(),
];
