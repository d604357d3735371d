/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicReadinessAnswer } from '../../models/clinic-readiness-answer.ts';

export const getClinicReadinessResponseMock = (): ClinicReadinessAnswer => ({
  data: {
    state: 'not_bookable',
    steps: [
      { step: 'filial', state: 'done', filial_id: 1 },
      { step: 'hours', state: 'done', filial_id: 1 },
      { step: 'opening', state: 'to_do', filial_id: 1 },
      { step: 'doctors', state: 'waiting', filial_id: 1 },
      { step: 'doctor_ready', state: 'waiting', filial_id: 1 },
      { step: 'verification', state: 'waiting', filial_id: null },
    ],
    was_booked: false,
    public_slug: null,
  },
});

export const getClinicReadinessMockHandler = (
  overrideResponse?:
    | ClinicReadinessAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicReadinessAnswer> | ClinicReadinessAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/readiness',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicReadinessResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicReadinessMock = () => [getClinicReadinessMockHandler()];
