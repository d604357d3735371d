/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { MedicalCardReadAnswer } from '../../models/medical-card-read-answer.ts';
import type { MedicalCardUpdateAnswer } from '../../models/medical-card-update-answer.ts';

export const getMedicalCardReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getMedicalCardUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getMedicalCardReadMockHandler = (
  overrideResponse?:
    | MedicalCardReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicalCardReadAnswer> | MedicalCardReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMedicalCardUpdateMockHandler = (
  overrideResponse?:
    | MedicalCardUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<MedicalCardUpdateAnswer> | MedicalCardUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientMedicalCardMock = () => [getMedicalCardReadMockHandler(), getMedicalCardUpdateMockHandler()];
