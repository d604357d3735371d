import type * as patientMocks from '@generated/mocks/patient/patient.msw.ts';
import type { Resolvers } from '../../implement.ts';
import { changeMedicalCard } from '../../rules/medical-card.ts';
import { medicalCardView } from '../views/medical-card.ts';

export const medicalCard = {
  medicalCardRead: ({ db, user }) => ({ data: medicalCardView(db, user.id) }),

  medicalCardUpdate: ({ db, user, body, now }) => {
    changeMedicalCard(db, user, body, now);
    return { data: medicalCardView(db, user.id) };
  },
} satisfies Partial<Resolvers<typeof patientMocks>>;
