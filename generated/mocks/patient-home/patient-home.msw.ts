/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PatientHomeAnswer } from '../../models/patient-home-answer.ts';

export const getPatientHomeResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPatientHomeMockHandler = (
  overrideResponse?:
    | PatientHomeAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientHomeAnswer> | PatientHomeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientHomeMock = () => [getPatientHomeMockHandler()];
