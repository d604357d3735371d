import { expectTypeOf, test } from 'vitest';
import type * as filesMocks from '#generated/mocks/files/files.msw.ts';
import type * as patientMocks from '#generated/mocks/patient/patient.msw.ts';
import type { Call, FROM_EXAMPLE, Resolvers } from '#mocks/implement.ts';

/** What `npm run typecheck` refuses; at run time these tests do nothing. */
type Patient = Resolvers<typeof patientMocks>;
type Files = Resolvers<typeof filesMocks>;
type VisitRead = Exclude<Patient['visitRead'], typeof FROM_EXAMPLE>;
type VisitBody = ReturnType<VisitRead>;

test('an operation missing from the mocks does not compile', () => {
  expectTypeOf<Patient>().toExtend<Patient>();
  expectTypeOf<Omit<Patient, 'visitRead'>>().not.toExtend<Patient>();
  expectTypeOf<keyof Files>().toEqualTypeOf<'fileUpload'>();
  expectTypeOf<Record<never, never>>().not.toExtend<Files>();
});

test('a body of the wrong shape does not compile', () => {
  expectTypeOf<() => VisitBody>().toExtend<VisitRead>();
  expectTypeOf<() => { data: Omit<VisitBody['data'], 'number'> }>().not.toExtend<VisitRead>();
  expectTypeOf<() => { data: Omit<VisitBody['data'], 'price'> & { price: string } }>().not.toExtend<VisitRead>();
  expectTypeOf<() => VisitBody['data']>().not.toExtend<VisitRead>();
  // A request could see another one half done.
  expectTypeOf<() => Promise<VisitBody>>().not.toExtend<VisitRead>();
});

test('a resolver knows its request', () => {
  expectTypeOf<Call<'visitRead'>['path']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Call<'visitCancel'>['body']>().toEqualTypeOf<{ reason: string }>();
  expectTypeOf<Call<'visitRead'>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<Call<'visitCreate'>['headers']>().toEqualTypeOf<{ 'Idempotency-Key': string }>();
});
