/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFilialCreateAnswer } from '../../models/clinic-filial-create-answer.ts';
import type { ClinicFilialListAnswer } from '../../models/clinic-filial-list-answer.ts';
import type { ClinicFilialOrderUpdateAnswer } from '../../models/clinic-filial-order-update-answer.ts';
import type { ClinicFilialReadAnswer } from '../../models/clinic-filial-read-answer.ts';
import type { ClinicFilialStateUpdateAnswer } from '../../models/clinic-filial-state-update-answer.ts';
import type { ClinicFilialTouchedVisitsAnswer } from '../../models/clinic-filial-touched-visits-answer.ts';
import type { ClinicFilialUpdateAnswer } from '../../models/clinic-filial-update-answer.ts';

export const getClinicFilialListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFilialCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFilialOrderUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFilialReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFilialUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFilialStateUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFilialTouchedVisitsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFilialListMockHandler = (
  overrideResponse?:
    | ClinicFilialListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicFilialListAnswer> | ClinicFilialListAnswer),
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

export const getClinicFilialCreateMockHandler = (
  overrideResponse?:
    | ClinicFilialCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicFilialCreateAnswer> | ClinicFilialCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicFilialOrderUpdateMockHandler = (
  overrideResponse?:
    | ClinicFilialOrderUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicFilialOrderUpdateAnswer> | ClinicFilialOrderUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filial-order',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialOrderUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialReadMockHandler = (
  overrideResponse?:
    | ClinicFilialReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicFilialReadAnswer> | ClinicFilialReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandler = (
  overrideResponse?:
    | ClinicFilialUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicFilialUpdateAnswer> | ClinicFilialUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicFilialStateUpdateMockHandler = (
  overrideResponse?:
    | ClinicFilialStateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicFilialStateUpdateAnswer> | ClinicFilialStateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialTouchedVisitsMockHandler = (
  overrideResponse?:
    | ClinicFilialTouchedVisitsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicFilialTouchedVisitsAnswer> | ClinicFilialTouchedVisitsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials/:id/touched-visits',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialTouchedVisitsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicFilialsMock = () => [
  getClinicFilialListMockHandler(),
  getClinicFilialCreateMockHandler(),
  getClinicFilialOrderUpdateMockHandler(),
  getClinicFilialReadMockHandler(),
  getClinicFilialUpdateMockHandler(),
  getClinicFilialDeleteMockHandler(),
  getClinicFilialStateUpdateMockHandler(),
  getClinicFilialTouchedVisitsMockHandler(),
];
