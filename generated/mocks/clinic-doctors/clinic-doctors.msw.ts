/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicDoctorAcceptAnswer } from '../../models/clinic-doctor-accept-answer.ts';
import type { ClinicDoctorCreateAnswer } from '../../models/clinic-doctor-create-answer.ts';
import type { ClinicDoctorDeclineAnswer } from '../../models/clinic-doctor-decline-answer.ts';
import type { ClinicDoctorDirectoryAnswer } from '../../models/clinic-doctor-directory-answer.ts';
import type { ClinicDoctorFilialAddAnswer } from '../../models/clinic-doctor-filial-add-answer.ts';
import type { ClinicDoctorFundingUpdateAnswer } from '../../models/clinic-doctor-funding-update-answer.ts';
import type { ClinicDoctorListAnswer } from '../../models/clinic-doctor-list-answer.ts';
import type { ClinicDoctorReadAnswer } from '../../models/clinic-doctor-read-answer.ts';

export const getClinicDoctorListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorFundingUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorFilialAddResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorAcceptResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorDeclineResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorDirectoryResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicDoctorListMockHandler = (
  overrideResponse?:
    | ClinicDoctorListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicDoctorListAnswer> | ClinicDoctorListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler = (
  overrideResponse?:
    | ClinicDoctorCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorCreateAnswer> | ClinicDoctorCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicDoctorReadMockHandler = (
  overrideResponse?:
    | ClinicDoctorReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicDoctorReadAnswer> | ClinicDoctorReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicDoctorFundingUpdateMockHandler = (
  overrideResponse?:
    | ClinicDoctorFundingUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicDoctorFundingUpdateAnswer> | ClinicDoctorFundingUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/doctors/:id/funding',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorFundingUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorFilialAddMockHandler = (
  overrideResponse?:
    | ClinicDoctorFilialAddAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicDoctorFilialAddAnswer> | ClinicDoctorFilialAddAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/doctors/:id/filials/:filial',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorFilialAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorFilialDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id/filials/:filial',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicDoctorAcceptMockHandler = (
  overrideResponse?:
    | ClinicDoctorAcceptAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorAcceptAnswer> | ClinicDoctorAcceptAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors/:id/filials/:filial/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorAcceptResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeclineMockHandler = (
  overrideResponse?:
    | ClinicDoctorDeclineAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorDeclineAnswer> | ClinicDoctorDeclineAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors/:id/filials/:filial/decline',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDeclineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorDirectoryMockHandler = (
  overrideResponse?:
    | ClinicDoctorDirectoryAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorDirectoryAnswer> | ClinicDoctorDirectoryAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctor-directory',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDirectoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicDoctorsMock = () => [
  getClinicDoctorListMockHandler(),
  getClinicDoctorCreateMockHandler(),
  getClinicDoctorReadMockHandler(),
  getClinicDoctorDeleteMockHandler(),
  getClinicDoctorFundingUpdateMockHandler(),
  getClinicDoctorFilialAddMockHandler(),
  getClinicDoctorFilialDeleteMockHandler(),
  getClinicDoctorAcceptMockHandler(),
  getClinicDoctorDeclineMockHandler(),
  getClinicDoctorDirectoryMockHandler(),
];
