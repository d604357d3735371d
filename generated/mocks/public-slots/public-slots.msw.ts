/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorSlotsAnswer } from '../../models/doctor-slots-answer.ts';

export const getDoctorSlotsResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorSlotsMockHandler = (
  overrideResponse?:
    | DoctorSlotsAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSlotsAnswer> | DoctorSlotsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSlotsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicSlotsMock = () => [getDoctorSlotsMockHandler()];
