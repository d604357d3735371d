import type * as publicMocks from '@generated/mocks/public/public.msw.ts';
import type { Resolvers } from '../../implement.ts';
import { namedSpecialisations } from '../views/place.ts';

export const symptoms = {
  symptomList: ({ db }) => ({
    data: [...db.symptoms.all()].map(({ id, slug, title, area, is_red_flag, advice, specialisation_ids }) => ({
      id,
      slug,
      title,
      area,
      red_flag: is_red_flag,
      advice,
      specialisations: namedSpecialisations(db, specialisation_ids),
    })),
  }),
} satisfies Partial<Resolvers<typeof publicMocks>>;
