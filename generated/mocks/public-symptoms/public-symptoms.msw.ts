/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { SymptomListAnswer } from '../../models/symptom-list-answer.ts';

export const getSymptomListResponseMock = (): SymptomListAnswer => ({
  data: [
    {
      id: 41,
      slug: 'temperatura',
      title: 'Температура',
      area: 'general',
      guidance: [
        {
          patients: 'adults',
          urgent: false,
          red_flags: ['Сыпь не бледнеет, если прижать её стаканом.'],
          advice: null,
          first: [{ slug: 'terapevt', title: 'Терапевт' }],
          later: [],
          later_after_days: null,
        },
        {
          patients: 'children',
          urgent: true,
          red_flags: ['Младше 3 месяцев и температура 38° или выше.'],
          advice: null,
          first: [{ slug: 'pediatr', title: 'Педиатр' }],
          later: [{ slug: 'lor', title: 'ЛОР' }],
          later_after_days: 3,
        },
      ],
      sources: [
        {
          title: 'NICE NG143, Fever in under 5s: assessment and initial management',
          url: 'https://www.nice.org.uk/guidance/ng143',
        },
      ],
    },
  ],
  meta: { patients: null, corrected: null },
});

export const getSymptomListMockHandler = (
  overrideResponse?:
    | SymptomListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SymptomListAnswer> | SymptomListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/symptoms',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSymptomListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicSymptomsMock = () => [getSymptomListMockHandler()];
