/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { RecoveryCodesReplaceAnswer } from '../../models/recovery-codes-replace-answer.ts';
import type { SecondFactorReadAnswer } from '../../models/second-factor-read-answer.ts';
import type { SecondFactorSetupAnswer } from '../../models/second-factor-setup-answer.ts';
import type { SecondFactorTurnOnAnswer } from '../../models/second-factor-turn-on-answer.ts';

export const getSecondFactorReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSecondFactorTurnOnResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSecondFactorSetupResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getRecoveryCodesReplaceResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getSecondFactorReadMockHandler = (
  overrideResponse?:
    | SecondFactorReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SecondFactorReadAnswer> | SecondFactorReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/auth/second-factor',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSecondFactorReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSecondFactorTurnOnMockHandler = (
  overrideResponse?:
    | SecondFactorTurnOnAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SecondFactorTurnOnAnswer> | SecondFactorTurnOnAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/second-factor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSecondFactorTurnOnResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSecondFactorSetupMockHandler = (
  overrideResponse?:
    | SecondFactorSetupAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SecondFactorSetupAnswer> | SecondFactorSetupAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/second-factor/setup',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSecondFactorSetupResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSecondFactorTurnOffMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/second-factor/turn-off',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getRecoveryCodesReplaceMockHandler = (
  overrideResponse?:
    | RecoveryCodesReplaceAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RecoveryCodesReplaceAnswer> | RecoveryCodesReplaceAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/second-factor/recovery-codes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecoveryCodesReplaceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getAuthSecondFactorMock = () => [
  getSecondFactorReadMockHandler(),
  getSecondFactorTurnOnMockHandler(),
  getSecondFactorSetupMockHandler(),
  getSecondFactorTurnOffMockHandler(),
  getRecoveryCodesReplaceMockHandler(),
];
