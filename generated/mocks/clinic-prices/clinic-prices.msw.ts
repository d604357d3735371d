/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicPriceBulkUpdateAnswer } from '../../models/clinic-price-bulk-update-answer.ts';
import type { ClinicPriceCreateAnswer } from '../../models/clinic-price-create-answer.ts';
import type { ClinicPriceImportAnswer } from '../../models/clinic-price-import-answer.ts';
import type { ClinicPriceListAnswer } from '../../models/clinic-price-list-answer.ts';
import type { ClinicPriceUpdateAnswer } from '../../models/clinic-price-update-answer.ts';
import type { ClinicServiceQuestionListAnswer } from '../../models/clinic-service-question-list-answer.ts';
import type { ClinicServiceQuestionsUpdateAnswer } from '../../models/clinic-service-questions-update-answer.ts';

export const getClinicPriceListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicPriceCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicPriceBulkUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicPriceImportResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicPriceUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicServiceQuestionListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicServiceQuestionsUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicPriceListMockHandler = (
  overrideResponse?:
    | ClinicPriceListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicPriceListAnswer> | ClinicPriceListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id/prices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicPriceCreateMockHandler = (
  overrideResponse?:
    | ClinicPriceCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicPriceCreateAnswer> | ClinicPriceCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials/:id/prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicPriceBulkUpdateMockHandler = (
  overrideResponse?:
    | ClinicPriceBulkUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicPriceBulkUpdateAnswer> | ClinicPriceBulkUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id/prices',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceBulkUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicPriceImportMockHandler = (
  overrideResponse?:
    | ClinicPriceImportAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicPriceImportAnswer> | ClinicPriceImportAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials/:id/prices/import',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceImportResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicPriceUpdateMockHandler = (
  overrideResponse?:
    | ClinicPriceUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicPriceUpdateAnswer> | ClinicPriceUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id/prices/:service',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicPriceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/filials/:id/prices/:service',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicServiceQuestionListMockHandler = (
  overrideResponse?:
    | ClinicServiceQuestionListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicServiceQuestionListAnswer> | ClinicServiceQuestionListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/service-questions/:service',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServiceQuestionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicServiceQuestionsUpdateMockHandler = (
  overrideResponse?:
    | ClinicServiceQuestionsUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicServiceQuestionsUpdateAnswer> | ClinicServiceQuestionsUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/service-questions/:service',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServiceQuestionsUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicPricesMock = () => [
  getClinicPriceListMockHandler(),
  getClinicPriceCreateMockHandler(),
  getClinicPriceBulkUpdateMockHandler(),
  getClinicPriceImportMockHandler(),
  getClinicPriceUpdateMockHandler(),
  getClinicPriceDeleteMockHandler(),
  getClinicServiceQuestionListMockHandler(),
  getClinicServiceQuestionsUpdateMockHandler(),
];
