/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PatientQuestionListAnswer } from '../../models/patient-question-list-answer.ts';
import type { QuestionCreateAnswer } from '../../models/question-create-answer.ts';
import type { QuestionListAnswer } from '../../models/question-list-answer.ts';
import type { QuestionReadAnswer } from '../../models/question-read-answer.ts';

export const getQuestionListResponseMock = (): QuestionListAnswer => ({
  data: [
    {
      id: 1,
      title: 'Нужно ли голодать перед УЗИ брюшной полости?',
      text: 'Записалась на утро. Можно ли пить воду?',
      author_name: 'Алия',
      meddirection: { slug: 'gastroenterologiya', title: 'Гастроэнтерология' },
      created_at: '2026-04-20T10:00:00+05:00',
      answers_count: 1,
      answers: [
        {
          id: 1,
          text: 'Не ешьте 8 часов до исследования. Воду пить можно.',
          created_at: '2026-04-20T15:00:00+05:00',
          doctor: {
            id: 1,
            slug: 'serikova-aigul',
            first_name: 'Айгуль',
            second_name: 'Серикова',
            third_name: 'Маратовна',
            avatar: '/api/v0/files/portraits/aigul.svg',
            specialisations: [
              { slug: 'kardiolog', title: 'Кардиолог' },
              { slug: 'terapevt', title: 'Терапевт' },
            ],
          },
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getQuestionReadResponseMock = (): QuestionReadAnswer => ({
  data: {
    id: 1,
    title: 'Нужно ли голодать перед УЗИ брюшной полости?',
    text: 'Записалась на утро. Можно ли пить воду?',
    author_name: 'Алия',
    meddirection: { slug: 'gastroenterologiya', title: 'Гастроэнтерология' },
    created_at: '2026-04-20T10:00:00+05:00',
    answers_count: 1,
    answers: [
      {
        id: 1,
        text: 'Не ешьте 8 часов до исследования. Воду пить можно.',
        created_at: '2026-04-20T15:00:00+05:00',
        doctor: {
          id: 1,
          slug: 'serikova-aigul',
          first_name: 'Айгуль',
          second_name: 'Серикова',
          third_name: 'Маратовна',
          avatar: '/api/v0/files/portraits/aigul.svg',
          specialisations: [
            { slug: 'kardiolog', title: 'Кардиолог' },
            { slug: 'terapevt', title: 'Терапевт' },
          ],
        },
      },
    ],
  },
});

export const getPatientQuestionListResponseMock = (): PatientQuestionListAnswer => ({
  data: [
    {
      id: 13,
      title: 'Можно ли пить кофе перед холтером?',
      text: 'Завтра ставят холтер, я привыкла к двум чашкам утром.',
      anonymous: false,
      meddirection: { slug: 'kardiologiya', title: 'Кардиология' },
      state: 'in_process',
      reject_reason: null,
      created_at: '2026-05-11T20:05:00+05:00',
      answers_count: 0,
    },
  ],
});

export const getQuestionCreateResponseMock = (): QuestionCreateAnswer => ({
  data: {
    id: 14,
    title: 'Можно ли пить кофе перед холтером?',
    text: 'Завтра ставят холтер, я привыкла к двум чашкам утром.',
    anonymous: false,
    meddirection: { slug: 'kardiologiya', title: 'Кардиология' },
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-05-12T08:20:00+05:00',
    answers_count: 0,
  },
});

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
