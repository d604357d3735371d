/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PatientQuestionListAnswer } from '../../models/patient-question-list-answer.ts';
import type { QuestionCreateAnswer } from '../../models/question-create-answer.ts';
import type { QuestionListAnswer } from '../../models/question-list-answer.ts';
import type { QuestionReadAnswer } from '../../models/question-read-answer.ts';

export const getQuestionListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getQuestionReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getPatientQuestionListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getQuestionCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getQuestionListMockHandler = (
  overrideResponse?:
    | QuestionListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuestionListAnswer> | QuestionListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQuestionReadMockHandler = (
  overrideResponse?:
    | QuestionReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuestionReadAnswer> | QuestionReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientQuestionListMockHandler = (
  overrideResponse?:
    | PatientQuestionListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PatientQuestionListAnswer> | PatientQuestionListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/questions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientQuestionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQuestionCreateMockHandler = (
  overrideResponse?:
    | QuestionCreateAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuestionCreateAnswer> | QuestionCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/questions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};
export const getPublicQuestionsMock = () => [
  getQuestionListMockHandler(),
  getQuestionReadMockHandler(),
  getPatientQuestionListMockHandler(),
  getQuestionCreateMockHandler(),
];
