import * as medicalCardMocks from '#generated/mocks/patient-medical-card/patient-medical-card.msw.ts';
import { implement } from '../../implement.ts';
import { cardOwner, changeMedicalCard, readableCard } from '../../rules/medical-card.ts';
import { medicalCardView } from '../views/medical-card.ts';

export const medicalCard = implement(medicalCardMocks)({
  medicalCardRead: ({ db, user, query }) => ({
    data: medicalCardView(db, readableCard(db, user, query.family_member_id)),
  }),

  medicalCardUpdate: ({ db, user, query, body, now }) => {
    const owner = cardOwner(db, user, query.family_member_id);
    changeMedicalCard(db, owner, body, now);
    return { data: medicalCardView(db, owner) };
  },
});
