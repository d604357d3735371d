import type { Operation } from './contract.ts';
import { prepared } from './preparations.ts';
import { differences, find, idIn, idsOf, metaOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';
import type { Answered, Call } from './server.ts';
import { limitVariants } from './values.ts';

/**
 * Creates a row, reads it by its links and in its list, deletes it, and checks that it no longer
 * exists. A repeated Idempotency-Key must not create a second row.
 */
export async function checkLifecycle(run: Run, create: Operation): Promise<void> {
  const links = create.answers['201']?.links ?? [];
  if (links.length === 0) return;
  const valid = await prepared(run, run.calls.valid(create));
  const takesKey = create.parameters.some(({ name }) => name === 'Idempotency-Key');
  const call = takesKey ? { ...valid, headers: { 'Idempotency-Key': crypto.randomUUID(), ...valid.headers } } : valid;
  const made = await run.check(call, 'creating');
  if (made.status !== 201) {
    run.skipped.push({ what: `what ${create.id} creates`, why: `the example is answered ${made.status}` });
    return;
  }
  const idOfMade = find(made.body, (node) => node['id'] !== undefined)?.['id'];
  if (takesKey) await checkRepeated(run, call, idOfMade);
  await checkInList(run, create, idOfMade);
  const targets = links.flatMap(({ operation: id, parameters }) => {
    const operation = run.operation(id);
    return operation === undefined ? [] : [linked(run, operation, parameters, call, made)];
  });
  const read = targets.find(({ operation }) => operation.method === 'GET');
  const remove = targets.find(({ operation }) => operation.method === 'DELETE');
  if (read !== undefined) {
    await run.check(read, `reading what ${create.id} made`, ({ status, body }) => {
      const id = find(body, (node) => node['id'] !== undefined)?.['id'];
      if (status !== 200) return [{ check: 'read after write', message: `${status} for what was just created` }];
      return id === idOfMade
        ? []
        : [{ check: 'read after write', message: `id ${String(id)}, created as ${String(idOfMade)}` }];
    });
  }
  if (remove === undefined || !run.includes(remove.operation.id)) return;
  const removed = await run.check(remove, `deleting what ${create.id} made`, ({ status }) =>
    status < 300 || status === 409
      ? []
      : [{ check: 'read after write', message: `${status} for what was just created` }],
  );
  if (removed.status >= 300) return;
  for (const gone of [read, remove]) {
    if (gone === undefined) continue;
    await run.check(gone, `${gone.operation.id} after deleting`, ({ status }) =>
      status === 404 || status === 410 ? [] : [{ check: 'use after delete', message: `${status}, not 404` }],
    );
  }
  await checkInList(run, create, idOfMade, false);
}

/** Checks that a repeated request with the same key gets the same response, marked as a repeat. */
export async function checkRepeated(run: Run, call: Call, idOfMade: unknown): Promise<void> {
  await run.check(call, 'the same Idempotency-Key again', (again) => {
    const id = idIn(again.body);
    if (again.status !== 201 || id !== idOfMade) {
      return [{ check: 'idempotency', message: `${again.status} with id ${String(id)} after ${String(idOfMade)}` }];
    }
    if (again.headers.get('Idempotent-Replayed') === 'true') return [];
    return [{ check: 'idempotency', message: 'a kept answer without Idempotent-Replayed: true' }];
  });
}

/**
 * Checks that the list at the path of `create` contains the row, or does not contain it if
 * `expected` is false. Without such a list it checks nothing.
 */
async function checkInList(run: Run, create: Operation, id: unknown, expected = true): Promise<void> {
  const list = run.contract.operations.find(({ path, method }) => path === create.path && method === 'GET');
  if (list === undefined || id === undefined) return;
  const hasPages = list.parameters.some(({ name }) => name === 'per_page');
  const call = run.calls.valid(list);
  await run.check(
    { ...call, query: { ...call.query, ...(hasPages ? { per_page: 100 } : {}) } },
    `the list after ${create.id}`,
    ({ status, body }) => {
      if (status !== 200) return [];
      const rows = rowsOf(body);
      const { total } = metaOf(body);
      if (rows === undefined || (total !== undefined && total > rows.length)) return [];
      // Only ids of rows are compared, because nested objects have ids too.
      const ids = idsOf(body);
      const isThere = ids.length > 0 ? ids.includes(id) : find(rows, (node) => node['id'] === id) !== undefined;
      if (isThere === expected) return [];
      return expected
        ? [{ check: 'read after write', message: `no ${String(id)} in the list after it was created` }]
        : [{ check: 'use after delete', message: `${String(id)} is in the list after it was deleted` }];
    },
  );
}

/** Maximum number of fields that are changed one by one. */
const CHANGES = 8;

/** Checks that a GET returns the fields that a PUT of the same path sent. */
export async function checkUpdate(run: Run, update: Operation): Promise<void> {
  const read = run.contract.operations.find(({ path, method }) => path === update.path && method === 'GET');
  const { body } = update;
  if (update.method !== 'PUT' || read === undefined || body === null) return;
  const call = await prepared(run, run.calls.valid(update));
  const variants = limitVariants(run.contract, body.schema, call.body).filter(({ what }) => what !== 'left out');
  const oneOfEach = [...new Map(variants.map((variant) => [variant.at, variant])).values()].slice(0, CHANGES);
  // The example is sent last, because later checks expect the contract's values.
  for (const { at, what, value } of [...oneOfEach, { at: '', what: 'the example', value: call.body }]) {
    const written = await run.check({ ...call, body: value }, `changing body.${at}: ${what}`);
    if (written.status !== 200) continue;
    const { body: _, ...again } = { ...run.calls.valid(read), path: call.path, query: call.query };
    await run.check(again, `reading after ${update.id}, body.${at}: ${what}`, ({ status, body: got }) => {
      if (status !== 200) return [];
      const answer = (got as { readonly data?: unknown } | undefined)?.data;
      return differences(value, answer).map((field) => ({
        check: 'read after write' as const,
        message: `${field} is not what was written`,
      }));
    });
  }
}

/**
 * Checks the first two pages of a list: the number of rows matches `meta`, and no row is on both
 * pages.
 */
export async function checkPaging(run: Run, list: Operation): Promise<void> {
  const names = new Set(list.parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  if (list.method !== 'GET' || !names.has('page') || !names.has('per_page')) return;
  const valid = run.calls.valid(list);
  const page = (number: number, perPage: number): Call => ({
    ...valid,
    query: { ...valid.query, page: number, per_page: perPage },
  });
  const first = await run.check(page(1, 2), 'page 1 of 2 rows each', metaFits(1, 2));
  const { total = 0, last_page: last = 1 } = metaOf(first.body);
  if (first.status !== 200 || total < 3) return;
  const second = await run.check(page(2, 2), 'page 2 of 2 rows each', metaFits(2, 2));
  const both = await run.check(page(1, 4), 'page 1 of 4 rows', metaFits(1, 4));
  const apart = [...(rowsOf(first.body) ?? []), ...(rowsOf(second.body) ?? [])];
  if (JSON.stringify(apart) !== JSON.stringify(rowsOf(both.body))) {
    run.add({ check: 'paging', message: 'two pages of 2 rows are not the first page of 4' }, 'pages 1 and 2', second);
  }
  await run.check(page(last, 2), 'the last page', metaFits(last, 2));
  await run.check(page(last + 1, 2), 'the page after the last', ({ body, status }) =>
    status === 200 && (rowsOf(body)?.length ?? 0) > 0 ? [{ check: 'paging', message: 'rows after the last page' }] : [],
  );
}

function metaFits(page: number, perPage: number): (answered: Answered) => { check: 'paging'; message: string }[] {
  return ({ status, body }) => {
    const rows = rowsOf(body)?.length;
    const meta = metaOf(body);
    if (status !== 200 || rows === undefined || meta.total === undefined) return [];
    const last = Math.max(1, Math.ceil(meta.total / perPage));
    const due = Math.max(0, Math.min(perPage, meta.total - (page - 1) * perPage));
    const wrong = [
      meta.page === page ? '' : `meta.page is ${meta.page}, asked for ${page}`,
      meta.per_page === perPage ? '' : `meta.per_page is ${meta.per_page}, asked for ${perPage}`,
      meta.last_page === last || meta.total === 0 ? '' : `meta.last_page is ${meta.last_page}, not ${last}`,
      rows === due ? '' : `${rows} rows, not ${due} of ${meta.total}`,
    ];
    return wrong.filter(Boolean).map((message) => ({ check: 'paging' as const, message }));
  };
}

/** Builds the request of a link's target with parameters from the response. */
export function linked(
  run: Run,
  operation: Operation,
  parameters: Readonly<Record<string, string>>,
  create: Call,
  made: Answered,
): Call {
  const call = run.calls.valid(operation);
  const values = Object.entries(parameters).map(([name, expression]) => {
    if (expression.startsWith('$request.path.')) return [name, create.path[expression.slice('$request.path.'.length)]];
    const pointer = expression.replace('$response.body#', '').split('/').slice(1);
    return [
      name,
      pointer.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], made.body),
    ];
  });
  return { ...call, path: { ...call.path, ...Object.fromEntries(values) } };
}
