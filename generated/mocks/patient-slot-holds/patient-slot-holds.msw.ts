/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { SlotHoldCreateAnswer } from '../../models/slot-hold-create-answer.ts';
import type { SlotHoldReadAnswer } from '../../models/slot-hold-read-answer.ts';

export const getSlotHoldCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSlotHoldReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSlotHoldCreateMockHandler = (
  overrideResponse?:
    | SlotHoldCreateAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SlotHoldCreateAnswer> | SlotHoldCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getSlotHoldReadMockHandler = (
  overrideResponse?:
    | SlotHoldReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SlotHoldReadAnswer> | SlotHoldReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSlotHoldDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientSlotHoldsMock = () => [
  getSlotHoldCreateMockHandler(),
  getSlotHoldReadMockHandler(),
  getSlotHoldDeleteMockHandler(),
];
