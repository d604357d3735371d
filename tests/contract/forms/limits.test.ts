import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import { type Limits, limitsOf } from './contract-body.ts';
import { doctorForms } from './filled-doctor-forms.ts';
import { forms as otherForms } from './filled-forms.ts';
import { withoutForm } from './without-form.ts';

const forms = [...otherForms, ...doctorForms];

/**
 * Fields that the program fills in. The forms inside `contacts` and `settings` are tested
 * separately.
 */
const sentByProgram = new Set([
  'from_price',
  'contacts',
  'settings',
  'hash',
  'action',
  'consent',
  'hold_id',
  'family_member_id',
  'visit_id',
]);

/** Fields with a format, where the length alone doesn't decide; rules.test.ts tests them. */
const shaped = new Set(['phone', 'iin', 'bin', 'email', 'birthday', 'gender', 'relation']);

/** Limits where the form is stricter, because the contract can't know the current year. */
const stricter = new Set(
  ['experience_since', 'work_start_year', 'year', 'year_from', 'year_to'].map((field) => `${field} maximum`),
);
/** Fields that the form sends as null when they are empty. */
const emptied = new Set(['reason minLength']);

interface Edge {
  readonly name: string;
  readonly inside: unknown;
  readonly outside: unknown;
}

function edgesOf(field: string, limits: Limits): Edge[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = limits;
  const text = (length: number): string =>
    (field.startsWith('password') ? 'Demo2026' : 'а').padEnd(length, 'а').slice(0, length);
  const list = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
  return [
    ...edge('minLength', minLength, (at) => [text(at), text(at - 1)]),
    ...edge('maxLength', maxLength, (at) => [text(at), text(at + 1)]),
    ...edge('minimum', minimum, (at) => [String(at), String(at - 1)]),
    ...edge('maximum', maximum, (at) => [String(at), String(at + 1)]),
    ...edge('minItems', minItems, (at) => [list(at), list(at - 1)]),
    ...edge('maxItems', maxItems, (at) => [list(at), list(at + 1)]),
  ].filter(({ name }) => !stricter.has(`${field} ${name}`) && !emptied.has(`${field} ${name}`));
}

function edge(name: string, at: number | undefined, sides: (at: number) => [unknown, unknown]): Edge[] {
  if (at === undefined) return [];
  const [inside, outside] = sides(at);
  return [{ name, inside, outside }];
}

describe.each(forms)('the form of the request $body', ({ body, schema, filled, ...form }) => {
  /** Fields that are chosen from the program's own lists, or that this form lacks. */
  const sent: readonly string[] = 'sent' in form ? form.sent : [];
  const accepts = (field: string, value: unknown): boolean => {
    const twice = field === 'password' ? { password_confirmation: value } : {};
    return v.safeParse(schema, { ...filled, ...twice, [field]: value }).success;
  };
  const typed = [...limitsOf(body)].filter(([field]) => !sentByProgram.has(field) && !sent.includes(field));

  it('has a field for each field of the request', () => {
    expect(v.safeParse(schema, filled).issues).toBeUndefined();
    expect(Object.keys(filled)).toEqual(expect.arrayContaining(typed.map(([field]) => field)));
  });

  const cases = typed
    .filter(([field]) => !shaped.has(field) && field !== 'password_confirmation')
    .flatMap(([field, limits]) => edgesOf(field, limits).map((one) => ({ field, ...one })));

  it.each(cases)(
    'accepts $field at the contract’s $name, and rejects it beyond this limit',
    ({ field, inside, outside }) => {
      expect(accepts(field, inside)).toBe(true);
      expect(accepts(field, outside)).toBe(false);
    },
  );
});

it('every request body has a form with tested limits, or a reason for having no form', () => {
  const tried = new Set<string>(forms.map(({ body }) => body));
  const others = Object.values(withoutForm).flat();
  const bodies = Object.values<object>(contract.paths).flatMap((path) =>
    Object.values<{ requestBody?: { content: { 'application/json'?: { schema: { $ref?: string } } } } }>(path as never)
      .flatMap(({ requestBody }) => requestBody?.content['application/json']?.schema.$ref ?? [])
      .map((reference) => reference.replace('#/components/schemas/', '')),
  );
  const untried = [...new Set(bodies)].filter((body) => !tried.has(body));
  expect(untried.toSorted()).toEqual(others.toSorted());
});
