import type { Operation, Seen } from './contract.ts';
import { checkRepeated } from './lifecycle.ts';
import { prepared } from './preparations.ts';
import { differences, find, idIn, idsOf, isNode, isWhole, locate, rowsOf, varied } from './rows.ts';
import type { Run } from './run.ts';
import type { Answered, Call, Who } from './server.ts';
import { ownIds, withOwnId } from './sessions.ts';

/** Each change is sent twice with different values, because a read may show one value by chance. */
const TURNS = [1, 2];

/**
 * Checks that the reads named by `x-seen-in` show a write, at once and later in another session.
 */
export async function checkReadBack(run: Run, write: Operation): Promise<void> {
  if (write.seenIn.length === 0 || write.method === 'DELETE') return;
  for (const turn of TURNS) {
    const valid = withKey(await withOwnId(run, await prepared(run, run.calls.valid(write))));
    const body = varied(run.contract, write, valid.body, turn);
    let call: Call = body === valid.body ? valid : { ...valid, body };
    let written = await run.check(call, 'a change');
    if (written.status >= 400 && body !== valid.body) {
      call = withKey(await withOwnId(run, await prepared(run, run.calls.valid(write))));
      written = await run.check(call, 'the example');
    }
    for (const id of REFUSED.has(written.status) ? await otherRows(run, call) : []) {
      const [name = ''] = Object.keys(call.path);
      call = withKey({ ...call, path: { ...call.path, [name]: id } });
      written = await run.check(call, `another row, ${String(id)}`);
      if (!REFUSED.has(written.status)) break;
    }
    if (written.status >= 300) {
      run.ledger.blocked('seen', write.id, `the write is answered ${written.status}: data for which it is possible`);
      return;
    }
    remember(run, write, written);
    const hasKey = 'Idempotency-Key' in call.headers;
    if (hasKey && written.status === 201 && turn === 1) await checkRepeated(run, call, idIn(written.body));
    for (const view of viewsOf(run, call)) {
      if (view.isLater) await run.pause();
      for (const seen of write.seenIn) await checkSeen(run, call, written, seen, view);
    }
  }
}

/** Statuses that the state of a row may cause. The write is then tried with another row. */
const REFUSED = new Set([404, 409]);
/** Maximum number of other rows with which a refused write is tried again. */
const ROWS = 6;

/** Returns ids of the account's other rows. */
async function otherRows(run: Run, { operation, path, as }: Call): Promise<unknown[]> {
  if (Object.keys(path).length !== 1) return [];
  const ids = await ownIds(run, operation, as);
  return ids.filter((id) => id !== Object.values(path)[0]).slice(0, ROWS);
}

/** Session and time of a read that checks a write. */
interface View {
  readonly as: Who;
  readonly when: string;
  readonly isLater: boolean;
}

function viewsOf(run: Run, { as }: Call): readonly View[] {
  return [
    { as, when: 'at once', isLater: false },
    { as: run.secondSession(as), when: 'later, in another session', isLater: true },
  ];
}

/** Adds a new Idempotency-Key to the request if the operation accepts one. */
function withKey(call: Call): Call {
  const takesKey = call.operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  return takesKey ? { ...call, headers: { 'Idempotency-Key': crypto.randomUUID(), ...call.headers } } : call;
}

/** Stores the id of a created row, so that the run deletes it later. */
function remember(run: Run, { path, answers }: Operation, written: Answered): void {
  const id = idIn(written.body);
  if (written.status !== 201 || id === undefined) return;
  const targets = new Set((answers['201']?.links ?? []).map(({ operation }) => operation));
  for (const { id: remove, method, path: of } of run.operations) {
    if (method !== 'DELETE' || (!targets.has(remove) && of !== `${path}/{id}`)) continue;
    run.made.set(remove, id);
    run.shapes.set(remove, Object.keys(isNode(written.call.body) ? written.call.body : {}));
  }
}

/** Deletes a row that this run created, and checks that no read shows it, at once or later. */
export async function checkDeleted(run: Run, remove: Operation): Promise<void> {
  const id = run.made.get(remove.id);
  const [name = '', more] = [...remove.path.matchAll(/\{([^}]+)\}/g)].map(([, one = '']) => one);
  if (remove.method !== 'DELETE' || id === undefined || more !== undefined) return;
  const call = { ...run.calls.valid(remove), path: { [name]: id } };
  const removed = await run.check(call, 'deleting what was made');
  if (removed.status >= 300) return;
  for (const { as, isLater } of viewsOf(run, call)) {
    if (isLater) await run.pause();
    for (const { in: seen } of remove.seenIn) {
      const read = run.operation(seen);
      if (read === undefined || !run.includes(seen)) continue;
      const asked =
        read.path.includes(`{${name}}`) && read.session !== 'none'
          ? { ...run.ownRead(read, as), path: call.path }
          : run.ownRead(read, as);
      const answered = await run.check(asked, `${seen} after ${remove.id}`);
      const isGone = answered.status === 404 || !holds(answered.body, id, run.shapes.get(remove.id));
      if (!isGone) {
        run.add({ check: 'use after delete', message: `it still has ${String(id)}` }, `after ${remove.id}`, answered);
      }
      run.ledger.checked('seen', remove.id);
    }
  }
}

/**
 * Whether the body contains the created row. The fields are compared, because ids of different
 * kinds may be equal.
 */
function holds(body: unknown, id: unknown, fields: readonly string[] = []): boolean {
  const node = locate(body, id, fields);
  return node !== undefined && fields.every((name) => name in node);
}

async function checkSeen(run: Run, call: Call, written: Answered, seen: Seen, { as, when }: View): Promise<void> {
  const read = run.operation(seen.in);
  if (read === undefined || !run.includes(read.id)) return;
  const isMade = written.status === 201;
  const id = call.operation.path.includes('{') && !isMade ? Object.values(call.path)[0] : idIn(written.body);
  const sent = seen.as ?? call.body;
  const fields = isNode(sent) ? Object.keys(sent) : [];
  const asked = readCall(run, read, call, id, as);
  if (asked === undefined) return;
  const answered = await run.check(asked, `${read.id} after ${call.operation.id}, ${when}`);
  if (answered.status === 404 && asked.path['id'] === id) {
    run.add({ check: 'read after write', message: `404 for what was written` }, when, answered);
    return;
  }
  if (answered.status !== 200) return;
  const isList = rowsOf(answered.body) !== undefined;
  const isOne = isList || isMade || call.operation.path.includes('{');
  const row = locate(answered.body, isOne ? id : undefined, seen.at === undefined ? fields : []);
  const node = seen.at === undefined ? row : row?.[seen.at];
  if (seen.if !== undefined && isNode(sent) && sent[seen.if] === false) {
    const isShown = idsOf(answered.body).includes(id);
    if (isShown) {
      run.add(
        { check: 'read after write', message: `it is shown though ${seen.if} is false, ${when}` },
        read.id,
        answered,
      );
    }
    return;
  }
  if (id === undefined && seen.as !== undefined) {
    const wrong = (rowsOf(answered.body) ?? []).flatMap((one) => differences(seen.as, one));
    if (wrong.length > 0) {
      run.add(
        { check: 'read after write', message: `${wrong[0] ?? ''} is otherwise in ${wrong.length} rows, ${when}` },
        read.id,
        answered,
      );
    }
    run.ledger.checked('seen', call.operation.id);
    return;
  }
  if (node === undefined && row === undefined) {
    const isNarrow = read.parameters.some(({ in: place, required }) => place === 'query' && required);
    const isMissing = (isMade || seen.if !== undefined) && isWhole(answered.body) && !isNarrow && id !== undefined;
    const isElsewhere = find(answered.body, (one) => one['id'] === id) !== undefined;
    if (isMissing && !isElsewhere) {
      run.add(
        { check: 'read after write', message: `no ${String(id)} after it was created, ${when}` },
        read.id,
        answered,
      );
    }
    return;
  }
  run.ledger.checked('seen', call.operation.id);
  for (const field of differences(sent, node)) {
    run.add(
      { check: 'read after write', message: `${field} is not what was written, ${when}` },
      `after ${call.operation.id}`,
      answered,
    );
  }
}

/** Builds the request of a read that should show the write, with the ids and query of the write. */
function readCall(run: Run, read: Operation, call: Call, id: unknown, as: Who): Call | undefined {
  const valid = run.ownRead(read, as);
  const names = [...read.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const isPublic = read.session === 'none';
  // An id is reused only if the paths begin equally: for /visits/{id}, not for
  // /visit-documents/{id}.
  const isSame = (name: string): boolean =>
    call.operation.path.startsWith(read.path.slice(0, read.path.indexOf(`{${name}}`)));
  const path = Object.fromEntries(
    names.map((name): [string, unknown] => {
      if (isPublic) return [name, valid.path[name]];
      return [name, (isSame(name) ? call.path[name] : undefined) ?? id ?? valid.path[name]];
    }),
  );
  const query = Object.fromEntries(
    Object.entries(call.query).filter(([name]) =>
      read.parameters.some((one) => one.in === 'query' && one.name === name),
    ),
  );
  if (Object.values(path).includes(undefined)) return undefined;
  return { ...valid, path, query: { ...valid.query, ...query }, as: isPublic ? null : as };
}
