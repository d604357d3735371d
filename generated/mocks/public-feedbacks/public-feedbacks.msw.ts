/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicFeedbacksAnswer } from '../../models/clinic-feedbacks-answer.ts';
import type { DoctorFeedbacksAnswer } from '../../models/doctor-feedbacks-answer.ts';

export const getDoctorFeedbacksResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicFeedbacksResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorFeedbacksMockHandler = (
  overrideResponse?:
    | DoctorFeedbacksAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFeedbacksAnswer> | DoctorFeedbacksAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbacksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFeedbacksMockHandler = (
  overrideResponse?:
    | ClinicFeedbacksAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFeedbacksAnswer> | ClinicFeedbacksAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbacksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicFeedbacksMock = () => [getDoctorFeedbacksMockHandler(), getClinicFeedbacksMockHandler()];
