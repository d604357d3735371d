import * as publicMocks from '#generated/mocks/public/public.msw.ts';
import { implement } from '../../implement.ts';
import { clinics } from './clinics.ts';
import { doctors } from './doctors.ts';
import { feedbacks } from './feedbacks.ts';
import { guestHolds } from './guest-holds.ts';
import { questions } from './questions.ts';
import { reference } from './reference.ts';
import { sampling } from './sampling.ts';
import { search } from './search.ts';
import { slots } from './slots.ts';
import { symptoms } from './symptoms.ts';

export const publicArea = implement(publicMocks)({
  ...reference,
  ...search,
  ...doctors,
  ...feedbacks,
  ...slots,
  ...sampling,
  ...guestHolds,
  ...clinics,
  ...questions,
  ...symptoms,
});
