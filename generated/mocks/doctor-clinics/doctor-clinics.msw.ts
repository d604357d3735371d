/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorClinicBindingAcceptAnswer } from '../../models/doctor-clinic-binding-accept-answer.ts';
import type { DoctorClinicBindingCreateAnswer } from '../../models/doctor-clinic-binding-create-answer.ts';
import type { DoctorClinicBindingDeclineAnswer } from '../../models/doctor-clinic-binding-decline-answer.ts';
import type { DoctorClinicBindingListAnswer } from '../../models/doctor-clinic-binding-list-answer.ts';
import type { DoctorClinicOrderUpdateAnswer } from '../../models/doctor-clinic-order-update-answer.ts';

export const getDoctorClinicBindingListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorClinicBindingCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorClinicBindingAcceptResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorClinicBindingDeclineResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorClinicOrderUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorClinicBindingListMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorClinicBindingListAnswer> | DoctorClinicBindingListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingCreateAnswer> | DoctorClinicBindingCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorClinicBindingAcceptMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingAcceptAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingAcceptAnswer> | DoctorClinicBindingAcceptAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingAcceptResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeclineMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingDeclineAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingDeclineAnswer> | DoctorClinicBindingDeclineAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics/:id/decline',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingDeclineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicOrderUpdateMockHandler = (
  overrideResponse?:
    | DoctorClinicOrderUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorClinicOrderUpdateAnswer> | DoctorClinicOrderUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/clinic-order',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicOrderUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorClinicsMock = () => [
  getDoctorClinicBindingListMockHandler(),
  getDoctorClinicBindingCreateMockHandler(),
  getDoctorClinicBindingDeleteMockHandler(),
  getDoctorClinicBindingAcceptMockHandler(),
  getDoctorClinicBindingDeclineMockHandler(),
  getDoctorClinicOrderUpdateMockHandler(),
];
