/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorReadinessAnswer } from '../../models/doctor-readiness-answer.ts';

export const getDoctorReadinessResponseMock = (): DoctorReadinessAnswer => ({
  data: {
    state: 'not_bookable',
    steps: [
      { step: 'clinic', state: 'done' },
      { step: 'services', state: 'done' },
      { step: 'hours', state: 'to_do' },
      { step: 'online_booking', state: 'done' },
      { step: 'clinic_open', state: 'done' },
      { step: 'verification', state: 'waiting' },
    ],
    was_booked: false,
    public_slug: null,
  },
});

export const getDoctorReadinessMockHandler = (
  overrideResponse?:
    | DoctorReadinessAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorReadinessAnswer> | DoctorReadinessAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/readiness',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorReadinessResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorReadinessMock = () => [getDoctorReadinessMockHandler()];
