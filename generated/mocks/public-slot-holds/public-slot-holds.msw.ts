/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { GuestSlotHoldCreateAnswer } from '../../models/guest-slot-hold-create-answer.ts';

export const getGuestSlotHoldCreateResponseMock = (): GuestSlotHoldCreateAnswer => ({
  data: {
    id: '0d6c2f1e-58b4-4a7e-b1c9-3e2f7a90c4d8',
    doctor_id: 1,
    filial_id: 1,
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    starts_at: '2026-05-12T14:30:00+05:00',
    expires_at: '2026-05-12T08:25:00+05:00',
    prolong_until: '2026-05-12T08:35:00+05:00',
  },
});

export const getGuestSlotHoldCreateMockHandler = (
  overrideResponse?:
    | GuestSlotHoldCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GuestSlotHoldCreateAnswer> | GuestSlotHoldCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/front/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPublicSlotHoldsMock = () => [getGuestSlotHoldCreateMockHandler(), getGuestSlotHoldDeleteMockHandler()];
