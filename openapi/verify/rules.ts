import windows from '../vectors/change-windows.json' with { type: 'json' };
import digits from '../vectors/check-digits.json' with { type: 'json' };
import steps from '../vectors/visit-states.json' with { type: 'json' };
import { namesField, type Problem } from './checks.ts';
import type { Operation } from './contract.ts';
import { prepared } from './preparations.ts';
import type { Run } from './run.ts';
import type { Answered } from './server.ts';

/**
 * Checks rules beyond the schema with the cases of `openapi/vectors/` that are independent of the
 * server's clock.
 */
export async function checkRules(run: Run, operation: Operation): Promise<void> {
  await checkDigits(run, operation);
  const list = STEPS_IN[operation.id];
  if (list !== undefined) await checkSteps(run, operation, list);
  if (operation.id === 'visitCancel') await checkEnded(run, operation);
}

const NUMBERS = ['iin', 'bin'];
/** Operations that change the status of a visit, with the operation that lists these visits. */
const STEPS_IN: Readonly<Record<string, string>> = {
  doctorVisitStateUpdate: 'doctorVisitList',
  clinicVisitStateUpdate: 'clinicVisitList',
};
const DAY = 24 * 60 * 60 * 1000;

async function checkDigits(run: Run, operation: Operation): Promise<void> {
  const { body } = run.calls.valid(operation);
  if (!operation.writes || typeof body !== 'object' || body === null) return;
  for (const field of NUMBERS.filter((name) => name in body)) {
    const valid = await prepared(run, run.calls.valid(operation));
    for (const { name, number, expected } of digits.cases) {
      await run.check(
        { ...valid, body: { ...body, [field]: number } },
        `check-digits.json, ${name}: ${number}`,
        (answered) => (expected.valid ? taken(answered, field) : refused(answered, field)),
      );
    }
    await run.check(valid, 'the contract’s example again');
  }
}

function taken({ status, body }: Answered, field: string): Problem[] {
  const isAtField = status === 422 && namesField(body, field);
  return isAtField ? [{ check: 'rules', message: `422 at «${field}» for a number that is right` }] : [];
}

function refused({ status, body }: Answered, field: string): Problem[] {
  if (status < 400) return [{ check: 'rules', message: `${status} for a number that was never issued` }];
  if (status !== 422 || namesField(body, field)) return [];
  return [{ check: 'rules', message: `422 does not name «${field}» in errors` }];
}

/** Sends changes of status that are always refused, for visits of this server. */
async function checkSteps(run: Run, operation: Operation, listId: string): Promise<void> {
  const example = Date.parse(String(run.calls.moved(run.contract.exampleDay)));
  const day = (days: number): string => new Date(example + days * DAY).toISOString().slice(0, 10);
  const ids = await visitsByStatus(run, listId, [{ date_from: day(-14), date_to: day(27) }]);
  for (const { name, from, to } of steps.cases.filter((one) => 'at_any_time' in one)) {
    const id = ids.get(from);
    if (id === undefined) continue;
    const reason = to === 'cancelled_by_clinic' && { reason: steps.defaults.reason };
    const call = { ...run.calls.valid(operation), path: { id }, body: { status: to, ...reason } };
    await run.check(call, `visit-states.json, ${name}`, stays);
  }
}

/** Checks that a visit that has begun or ended cannot be cancelled. */
async function checkEnded(run: Run, operation: Operation): Promise<void> {
  const ids = await visitsByStatus(run, 'visitList', [{ status: 'past' }, { status: 'cancelled' }]);
  for (const one of windows.cases) {
    const id = 'status' in one && one.expected.refused === 'wrong_state' ? ids.get(one.status) : undefined;
    if (id === undefined || 'by' in one) continue;
    await run.check({ ...run.calls.valid(operation), path: { id } }, `change-windows.json, ${one.name}`, stays);
  }
}

function stays({ status, body }: Answered): Problem[] {
  if (status === 401 || status === 403 || status === 404 || status === 429) return [];
  if (status !== 409) return [{ check: 'rules', message: `${status}, not 409: the state of the visit forbids it` }];
  return namesField(body, 'status') ? [] : [{ check: 'rules', message: '409 does not name «status» in errors' }];
}

/** Finds the first visit of each status on this server. */
async function visitsByStatus(
  run: Run,
  listId: string,
  queries: readonly Readonly<Record<string, unknown>>[],
): Promise<Map<string, unknown>> {
  const ids = new Map<string, unknown>();
  const list = run.operation(listId);
  for (const query of list === undefined ? [] : queries) {
    const valid = run.calls.valid(list as Operation);
    const { body } = await run.server.ask({ ...valid, query: { ...valid.query, ...query } });
    const { data } = (body ?? {}) as { readonly data?: unknown };
    for (const row of Array.isArray(data) ? (data as { readonly id?: unknown; readonly status?: unknown }[]) : []) {
      if (typeof row.status === 'string' && !ids.has(row.status)) ids.set(row.status, row.id);
    }
  }
  return ids;
}
