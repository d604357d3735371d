/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorServiceCopyAnswer } from '../../models/doctor-service-copy-answer.ts';
import type { DoctorServiceDirectoryAnswer } from '../../models/doctor-service-directory-answer.ts';
import type { DoctorServiceFundingUpdateAnswer } from '../../models/doctor-service-funding-update-answer.ts';
import type { DoctorServiceLinkCreateAnswer } from '../../models/doctor-service-link-create-answer.ts';
import type { DoctorServiceLinkListAnswer } from '../../models/doctor-service-link-list-answer.ts';
import type { DoctorServiceLinkUpdateAnswer } from '../../models/doctor-service-link-update-answer.ts';
import type { DoctorServicePricesUpdateAnswer } from '../../models/doctor-service-prices-update-answer.ts';
import type { DoctorServiceQuestionListAnswer } from '../../models/doctor-service-question-list-answer.ts';
import type { DoctorServiceQuestionsUpdateAnswer } from '../../models/doctor-service-questions-update-answer.ts';
import type { DoctorServiceVisibilitySetAnswer } from '../../models/doctor-service-visibility-set-answer.ts';
import type { DoctorServiceVisibilityUpdateAnswer } from '../../models/doctor-service-visibility-update-answer.ts';

export const getDoctorServiceDirectoryResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceLinkListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceLinkCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceLinkUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceVisibilitySetResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceVisibilityUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServicePricesUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceFundingUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceCopyResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceQuestionListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceQuestionsUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorServiceDirectoryMockHandler = (
  overrideResponse?:
    | DoctorServiceDirectoryAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceDirectoryAnswer> | DoctorServiceDirectoryAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceDirectoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkListMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceLinkListAnswer> | DoctorServiceLinkListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorServiceLinkCreateAnswer> | DoctorServiceLinkCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceLinkUpdateAnswer> | DoctorServiceLinkUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandler = (
  overrideResponse?:
    | DoctorServiceVisibilitySetAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceVisibilitySetAnswer> | DoctorServiceVisibilitySetAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandler = (
  overrideResponse?:
    | DoctorServiceVisibilityUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceVisibilityUpdateAnswer> | DoctorServiceVisibilityUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServicePricesUpdateMockHandler = (
  overrideResponse?:
    | DoctorServicePricesUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServicePricesUpdateAnswer> | DoctorServicePricesUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/prices',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServicePricesUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceFundingUpdateMockHandler = (
  overrideResponse?:
    | DoctorServiceFundingUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceFundingUpdateAnswer> | DoctorServiceFundingUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/funding',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceFundingUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceCopyMockHandler = (
  overrideResponse?:
    | DoctorServiceCopyAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorServiceCopyAnswer> | DoctorServiceCopyAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/copy',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceCopyResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorServiceQuestionListMockHandler = (
  overrideResponse?:
    | DoctorServiceQuestionListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceQuestionListAnswer> | DoctorServiceQuestionListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/service-questions/:service',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceQuestionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceQuestionsUpdateMockHandler = (
  overrideResponse?:
    | DoctorServiceQuestionsUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceQuestionsUpdateAnswer> | DoctorServiceQuestionsUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/service-questions/:service',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceQuestionsUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorServicesMock = () => [
  getDoctorServiceDirectoryMockHandler(),
  getDoctorServiceLinkListMockHandler(),
  getDoctorServiceLinkCreateMockHandler(),
  getDoctorServiceLinkUpdateMockHandler(),
  getDoctorServiceLinkDeleteMockHandler(),
  getDoctorServiceVisibilitySetMockHandler(),
  getDoctorServiceVisibilityUpdateMockHandler(),
  getDoctorServicePricesUpdateMockHandler(),
  getDoctorServiceFundingUpdateMockHandler(),
  getDoctorServiceCopyMockHandler(),
  getDoctorServiceQuestionListMockHandler(),
  getDoctorServiceQuestionsUpdateMockHandler(),
];
