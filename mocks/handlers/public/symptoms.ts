import * as symptomsMocks from '#generated/mocks/public-symptoms/public-symptoms.msw.ts';
import type { SymptomGuidance } from '#generated/models/symptom-guidance.ts';
import type { Symptom } from '#generated/models/symptom.ts';
import type { Db } from '../../db/db.ts';
import type { Symptom as SymptomRow } from '../../db/types/reference.ts';
import { implement } from '../../implement.ts';
import { symptomSearchOf } from '../../search/symptom-search.ts';
import { namedSpecialisations } from '../views/place.ts';

export const symptoms = implement(symptomsMocks)({
  symptomList: ({ db, query }) => {
    const found = symptomSearchOf(db).find(query.q ?? '');
    return {
      data: found.symptoms.map((row) => symptomView(db, row)),
      meta: { patients: found.patients, corrected: found.corrected },
    };
  },
});

function symptomView(db: Db, { id, slug, title, area, guidance, sources }: SymptomRow): Symptom {
  return {
    id,
    slug,
    title,
    area,
    guidance: (['adults', 'children'] as const).map((patients): SymptomGuidance => {
      const { is_urgent, red_flags, advice, first_ids, later_ids, later_after_days } = guidance[patients];
      return {
        patients,
        urgent: is_urgent,
        red_flags: [...red_flags],
        advice,
        first: namedSpecialisations(db, first_ids),
        later: namedSpecialisations(db, later_ids),
        later_after_days,
      };
    }),
    sources: sources.map((source) => ({ ...source })),
  };
}
