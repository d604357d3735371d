/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { GuestSlotHoldCreateAnswer } from '../../models/guest-slot-hold-create-answer.ts';

export const getGuestSlotHoldCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

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
