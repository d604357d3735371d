/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorSpecialisationDirectoryAnswer } from '../../models/doctor-specialisation-directory-answer.ts';
import type { DoctorSpecialisationLinkCreateAnswer } from '../../models/doctor-specialisation-link-create-answer.ts';
import type { DoctorSpecialisationLinkListAnswer } from '../../models/doctor-specialisation-link-list-answer.ts';
import type { DoctorSpecialisationOrderUpdateAnswer } from '../../models/doctor-specialisation-order-update-answer.ts';

export const getDoctorSpecialisationDirectoryResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSpecialisationLinkListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSpecialisationLinkCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSpecialisationOrderUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSpecialisationDirectoryMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationDirectoryAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialisationDirectoryAnswer> | DoctorSpecialisationDirectoryAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationDirectoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkListMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationLinkListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialisationLinkListAnswer> | DoctorSpecialisationLinkListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationLinkCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorSpecialisationLinkCreateAnswer> | DoctorSpecialisationLinkCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorSpecialisationOrderUpdateMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationOrderUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorSpecialisationOrderUpdateAnswer> | DoctorSpecialisationOrderUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/specialisations/order',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationOrderUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorSpecialisationsMock = () => [
  getDoctorSpecialisationDirectoryMockHandler(),
  getDoctorSpecialisationLinkListMockHandler(),
  getDoctorSpecialisationLinkCreateMockHandler(),
  getDoctorSpecialisationLinkDeleteMockHandler(),
  getDoctorSpecialisationOrderUpdateMockHandler(),
];
