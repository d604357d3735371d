/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorSlotsAnswer } from '../../models/doctor-slots-answer.ts';

export const getDoctorSlotsResponseMock = (): DoctorSlotsAnswer => ({
  data: [
    {
      date: '2026-05-12',
      slots: [
        { starts_at: '2026-05-12T14:30:00+05:00', available: true },
        { starts_at: '2026-05-12T15:00:00+05:00', available: false },
      ],
      closed_reason: null,
    },
  ],
  meta: { last_date: '2026-06-08', nearest_starts_at: '2026-05-12T14:30:00+05:00' },
});

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
