import fc from 'fast-check';
import { MAY_REFUSE, problemsOf } from './checks.ts';
import type { Contract, Operation, Schema } from './contract.ts';
import { prepared } from './preparations.ts';
import type { Run } from './run.ts';
import type { Answered, Call } from './server.ts';
import { invalidVariants } from './values.ts';

/** Status 422 is allowed for random valid data, because a rule beyond the schema may refuse it. */
const MALFORMED = 422;

/**
 * Sends random requests, one half valid and one half with an error. The same seed gives the same
 * requests. A failing request is reduced to a small one.
 */
export async function checkRandomly(
  run: Run,
  operation: Operation,
  { seed, times }: { seed: number; times: number },
): Promise<void> {
  const base = await prepared(run, run.calls.valid(operation));
  const { body } = operation;
  const query = operation.parameters.filter((one) => one.in === 'query');
  if (body?.mediaType !== 'application/json' && query.length === 0) return;
  const call = fc.record({
    body: body?.mediaType === 'application/json' ? arbitrary(run.contract, body.schema) : fc.constant(undefined),
    query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, arbitrary(run.contract, schema)])), {
      requiredKeys: query.filter((one) => one.required).map(({ name }) => name),
    }),
    spoil: fc.option(fc.nat(), { nil: undefined }),
  });
  let last: { answered: Answered; problem: ReturnType<typeof problemsOf>[number] } | undefined;
  const outcome = await fc.check(
    fc.asyncProperty(call, async ({ body: value, query: values, spoil }) => {
      const variants =
        spoil === undefined || body === null || value === undefined
          ? []
          : invalidVariants(run.contract, body.schema, value);
      const variant = spoil === undefined ? undefined : variants[spoil % Math.max(1, variants.length)];
      const sent: Call = {
        ...base,
        query: { ...base.query, ...values },
        ...(value === undefined ? {} : { body: variant === undefined ? value : variant.value }),
      };
      const answered = await run.server.ask(sent);
      const { status } = answered;
      const [problem] = [
        ...problemsOf(answered),
        ...(variant !== undefined && status < 400
          ? [{ check: 'negative data' as const, message: `${status} for body.${variant.at}: ${variant.what}` }]
          : []),
        ...(variant === undefined && status >= 400 && status < 500 && status !== MALFORMED && !MAY_REFUSE.has(status)
          ? [{ check: 'positive data' as const, message: `${status} for data that the contract allows` }]
          : []),
      ];
      if (problem === undefined) return;
      last = { answered, problem };
      throw new Error(problem.message);
    }),
    { seed, numRuns: times, endOnFailure: false },
  );
  if (outcome.failed && last !== undefined) run.add(last.problem, `random request, seed ${seed}`, last.answered);
}

/**
 * Creates a generator for values of a schema. For keywords beyond type, limits, enum and pattern,
 * invalid values are filtered out.
 */
function arbitrary(contract: Contract, schema: Schema): fc.Arbitrary<unknown> {
  const plain = contract.resolve(schema);
  const branches = plain.oneOf ?? plain.anyOf;
  if (branches !== undefined) return fc.oneof(...branches.map((branch) => arbitrary(contract, branch)));
  if (plain.enum !== undefined) return fc.constantFrom(...plain.enum);
  const types = plain.type === undefined ? [] : typeof plain.type === 'string' ? [plain.type] : plain.type;
  return fc.oneof(...(types.length === 0 ? ['object'] : types).map((type) => ofType(contract, plain, type)));
}

function ofType(contract: Contract, schema: Schema, type: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer': {
      const { minimum = -1_000_000, maximum = 1_000_000, multipleOf = 1 } = schema;
      return fc
        .integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(Math.min(maximum, 2 ** 31) / multipleOf) })
        .map((value) => value * multipleOf);
    }
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'array':
      return fc.array(arbitrary(contract, schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      });
    case 'string':
      return text(contract, schema);
    default:
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, arbitrary(contract, property)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
  }
}

const LETTERS = 'абвгдежзиклмнопрстуәғқңөұүһіABCabc0123456789 -.,№«»';

function text(contract: Contract, schema: Schema): fc.Arbitrary<unknown> {
  const { pattern, format, minLength = 0, maxLength = 200 } = schema;
  const fits = contract.validator(schema);
  const day = fc
    .integer({ min: 0, max: 400 })
    .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  if (format === 'date') return day;
  if (format === 'date-time') return day.map((one) => `${one}T10:00:00+05:00`);
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress().filter((one) => fits(one));
  if (format === 'uri') return fc.webUrl().filter((one) => fits(one));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter((one) => fits(one));
  return fc
    .string({ unit: fc.constantFrom(...LETTERS), minLength, maxLength: Math.min(maxLength, minLength + 40) })
    .filter((one) => fits(one));
}
