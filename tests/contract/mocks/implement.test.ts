import { expectTypeOf, test } from 'vitest';
import type * as filesMocks from '#generated/mocks/files/files.msw.ts';
import type * as visitsMocks from '#generated/mocks/patient-visits/patient-visits.msw.ts';
import type { Call, Resolvers } from '#mocks/implement.ts';

/** `npm run typecheck` checks these types; at run time the tests have no effect. */
type Visits = Resolvers<typeof visitsMocks>;
type Files = Resolvers<typeof filesMocks>;
type VisitRead = Visits['visitRead'];
type VisitBody = ReturnType<VisitRead>;

test('the mocks don’t compile if an operation is missing', () => {
  expectTypeOf<Visits>().toExtend<Visits>();
  expectTypeOf<Omit<Visits, 'visitRead'>>().not.toExtend<Visits>();
  expectTypeOf<keyof Files>().toEqualTypeOf<'fileUpload' | 'fileRead'>();
  expectTypeOf<Record<never, never>>().not.toExtend<Files>();
});

test('the mocks don’t compile if a body has the wrong shape', () => {
  expectTypeOf<() => VisitBody>().toExtend<VisitRead>();
  expectTypeOf<() => { data: Omit<VisitBody['data'], 'number'> }>().not.toExtend<VisitRead>();
  expectTypeOf<() => { data: Omit<VisitBody['data'], 'price'> & { price: string } }>().not.toExtend<VisitRead>();
  expectTypeOf<() => VisitBody['data']>().not.toExtend<VisitRead>();
  // An asynchronous resolver would let another request see a half-done change.
  expectTypeOf<() => Promise<VisitBody>>().not.toExtend<VisitRead>();
});

test('the mocks give each resolver a typed request', () => {
  expectTypeOf<Call<'visitRead'>['path']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Call<'visitCancel'>['body']>().toEqualTypeOf<{ reason: string | null }>();
  expectTypeOf<Call<'visitRead'>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<Call<'visitCreate'>['headers']>().toEqualTypeOf<{ 'Idempotency-Key': string }>();
});
