import * as publicMocks from '@generated/mocks/public/public.msw.ts';
import { implement } from '../../implement.ts';
import { doctors } from './doctors.ts';
import { feedbacks } from './feedbacks.ts';
import { reference } from './reference.ts';
import { search } from './search.ts';
import { slots } from './slots.ts';

export const publicArea = implement(publicMocks)({ ...reference, ...search, ...doctors, ...feedbacks, ...slots });
