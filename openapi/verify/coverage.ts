import { MAY_REFUSE, namesField, type Problem } from './checks.ts';
import type { Operation, Parameter } from './contract.ts';
import { linked } from './lifecycle.ts';
import { prepared } from './preparations.ts';
import type { Run } from './run.ts';
import type { Answered, Call } from './server.ts';
import { withOwnId } from './sessions.ts';
import { limitVariants, invalidVariants } from './values.ts';

/**
 * Sends the example, then a request for each limit and each error of every field and parameter.
 * Each run sends the same requests in the same order.
 */
export async function checkCoverage(run: Run, operation: Operation): Promise<void> {
  await deleteCreatedBefore(run, operation);
  const examples = Math.max(1, operation.body?.examples.length ?? 0);
  for (let example = 0; example < examples; example += 1) {
    const call = await prepared(run, run.calls.valid(operation, example));
    await takeBack(run, await run.check(call, 'the contract’s example', accepted));
  }
  const valid = await withOwnId(run, await prepared(run, run.calls.valid(operation)));
  await checkParameters(run, valid);
  if (operation.body !== null) await checkBody(run, valid);
  if (operation.writes && operation.answers['429'] !== undefined) await checkLimit(run, valid);
}

/** Deletes a created row, because the next create would be refused as a duplicate. */
async function takeBack(run: Run, made: Answered): Promise<void> {
  const { operation } = made.call;
  for (const { operation: id, parameters } of operation.answers['201']?.links ?? []) {
    const target = run.operation(id);
    if (made.status !== 201 || target?.method !== 'DELETE' || !run.includes(id)) continue;
    await run.server.ask(linked(run, target, parameters, made.call, made));
  }
}

/**
 * Deletes rows of earlier requests, because another create would be refused before its data are
 * checked.
 */
async function deleteCreatedBefore(run: Run, { answers }: Operation): Promise<void> {
  for (const { operation: id } of answers['201']?.links ?? []) {
    const [target, made] = [run.operation(id), run.made.get(id)];
    if (target?.method !== 'DELETE' || made === undefined || target.path.match(/\{/g)?.length !== 1) continue;
    await run.server.ask({ ...run.calls.valid(target), path: { id: made } });
    run.made.delete(id);
  }
}

/** Maximum number of requests to reach a rate limit; a higher limit is not tested. */
const TRIES = 8;

/** Repeats a request until it gets 429, which `check` compares with the contract. */
async function checkLimit(run: Run, valid: Call): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { status } = await run.check(valid, `the same again, ${tried + 1} times`);
    if (status === 429) return;
  }
}

/**
 * Checks that valid data is not refused as malformed, except in fields with further rules
 * (`x-rules`).
 */
function accepted({ call, status, body }: Answered): Problem[] {
  if (status < 300 || MAY_REFUSE.has(status)) return [];
  if (status === 422 && call.operation.rules.some((field) => namesField(body, field))) return [];
  return [{ check: 'positive data', message: `${status} for data that the contract allows: ${messageOf(body)}` }];
}

/** Checks that invalid data is refused, and that a 422 names the field. */
function refused(field: string): (answered: Answered) => Problem[] {
  return ({ status, body }) => {
    if (status < 400) return [{ check: 'negative data', message: `${status} for data that the contract forbids` }];
    // Refusals without field names are allowed: a server may check the session or the row first.
    if (status === 422 && !namesField(body, field)) {
      return [{ check: 'negative data', message: `422 does not name «${field}» in errors` }];
    }
    return [];
  };
}

async function checkParameters(run: Run, valid: Call): Promise<void> {
  for (const parameter of valid.operation.parameters) {
    const { name, in: place, required, schema } = parameter;
    for (const { what, value } of parameterVariants(run, parameter)) {
      await run.check(
        withParameter(valid, parameter, value),
        `${place} ${name}: ${what}`,
        refused(place === 'query' ? name : ''),
      );
    }
    if (typeof parameter.example === 'number') {
      await run.check(withParameter(valid, parameter, '99999999999999999999'), `${place} ${name}: beyond 64 bits`);
    }
    if (required && place !== 'path') {
      await run.check(withParameter(valid, parameter, undefined), `${place} ${name}: left out`, refused(name));
    }
    if (place !== 'query') continue;
    const plain = run.contract.resolve(schema);
    const { minimum, maximum, enum: values, type, example } = { ...plain, example: run.calls.moved(parameter.example) };
    const allowed = [
      ...(values ?? []),
      minimum,
      type === 'boolean' ? true : undefined,
      type === 'boolean' ? false : undefined,
      example,
    ];
    if (maximum !== undefined && name !== 'page') allowed.push(maximum);
    for (const value of new Set(allowed.filter((one) => one !== undefined && one !== null))) {
      await run.check(withParameter(valid, parameter, value), `${place} ${name}: ${String(value)}`, accepted);
    }
  }
}

/** Returns invalid values of a parameter, as texts. */
function parameterVariants(run: Run, { in: place, schema, example }: Parameter): { what: string; value: unknown }[] {
  const plain = run.contract.resolve(schema);
  const type = Array.isArray(plain.type) ? plain.type[0] : plain.type;
  const variants: { what: string; value: unknown }[] = [];
  const add = (what: string, value: unknown): number => variants.push({ what, value });
  if (type === 'integer' || type === 'number') {
    add('letters', 'abc');
    add('Cyrillic', 'один');
    if (type === 'integer') add('a fraction', '1.5');
    if (plain.minimum !== undefined) add(`less than ${plain.minimum}`, plain.minimum - 1);
    if (plain.maximum !== undefined) add(`more than ${plain.maximum}`, plain.maximum + 1);
  } else if (type === 'boolean') add('neither true nor false', 'maybe');
  else {
    if (plain.enum !== undefined || plain.format !== undefined || plain.pattern !== undefined) add('Cyrillic', 'не-то');
    if (plain.format === 'date') add('no such day', '2026-02-30');
    const { minLength = 0, maxLength } = plain;
    if (maxLength !== undefined && place !== 'header') add(`longer than ${maxLength}`, 'a'.repeat(maxLength + 1));
    if (minLength > 1) add(`shorter than ${minLength}`, 'a'.repeat(minLength - 1));
  }
  const isWrong = run.contract.validator(schema);
  // A header cannot contain Cyrillic.
  return variants.filter(
    ({ value, what }) =>
      (type === 'string' ? !isWrong(value) : true) && !(place === 'header' && what === 'Cyrillic') && value !== example,
  );
}

function withParameter(call: Call, { name, in: place }: Parameter, value: unknown): Call {
  const change = <Values extends object>(values: Values): Values =>
    Object.fromEntries(Object.entries({ ...values, [name]: value }).filter(([, one]) => one !== undefined)) as Values;
  if (place === 'path') return { ...call, path: change(call.path) };
  if (place === 'query') return { ...call, query: change(call.query) };
  return { ...call, headers: change({ ...call.headers, ...(value === undefined ? {} : { [name]: String(value) }) }) };
}

async function checkBody(run: Run, valid: Call): Promise<void> {
  const { body: spec } = valid.operation;
  if (spec === null || spec.mediaType !== 'application/json') return;
  const send = (what: string, change: Partial<Call>, judge: (answered: Answered) => Problem[]): Promise<Answered> =>
    run.check({ ...valid, ...change }, what, judge);
  const without = { ...valid, body: undefined };
  await send('the body: no JSON', { ...without, raw: '{' }, refused(''));
  await send('the body: a list', { ...without, raw: '[]' }, refused(''));
  if (spec.required && !run.contract.validator(spec.schema)({})) {
    await send('the body: left out', { ...without, raw: '' }, refused(''));
    await send('the body: as text/plain', { headers: { ...valid.headers, 'Content-Type': 'text/plain' } }, refused(''));
  }
  let judged = 0;
  let hidden = 0;
  for (const { at, what, value } of invalidVariants(run.contract, spec.schema, valid.body)) {
    if (at === '' && (what === 'a list' || what === 'left out')) continue;
    const answered = await send(`body.${at}: ${what}`, { body: value }, refused(at));
    await takeBack(run, answered);
    // A 404 or 409 refuses the row before the data are checked.
    if (answered.status === 404 || answered.status === 409) hidden = answered.status;
    else judged += 1;
  }
  if (judged > 0 && hidden === 0) run.ledger.checked('data', valid.operation.id);
  if (hidden !== 0) {
    const how = `answered ${hidden} before it looks at the data: rows for which it is possible (docs/for-backend.md)`;
    run.ledger.blocked('data', valid.operation.id, how);
  }
  for (const { at, what, value } of limitVariants(run.contract, spec.schema, valid.body)) {
    const call = await prepared(run, { ...run.calls.valid(valid.operation), body: value });
    await takeBack(run, await run.check(call, `body.${at}: ${what}`, accepted));
  }
}

function messageOf(body: unknown): string {
  const { message, errors } = (body ?? {}) as { readonly message?: unknown; readonly errors?: unknown };
  return `${String(message)} ${errors === undefined ? '' : JSON.stringify(errors)}`.slice(0, 200);
}
