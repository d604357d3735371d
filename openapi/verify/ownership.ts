import type { Operation, Role } from './contract.ts';
import { prepared } from './preparations.ts';
import { idsOf, isNode, rowsOf, valueOf } from './rows.ts';
import type { Run } from './run.ts';
import type { Answered, Call, People, Session } from './server.ts';
import { ownIds } from './sessions.ts';

/** Number of rows on the largest page. */
const PAGE = 100;
const OWNERS: Readonly<Record<Role, string>> = { user: 'patient', doctor: 'doctor', clinic: 'clinic' };

/** Whether the data belong to one account of this role. */
function isOwn({ owner, session }: Operation, role: Role): boolean {
  return session === 'required' && (owner === OWNERS[role] || owner === 'account');
}

/** Checks that another account of the role neither sees nor changes the first account's data. */
export async function checkOwnership(run: Run, operation: Operation): Promise<void> {
  if (operation.id === 'authMe') await checkMe(run, operation);
  for (const [role, people] of run.people) {
    if (people.other === undefined || !isOwn(operation, role)) continue;
    if (operation.path.includes('{')) await checkForeign(run, operation, people, people.other);
    else if (operation.method === 'GET' && !operation.writes) await checkApart(run, operation, people, people.other);
    await checkNamed(run, operation, people, people.other);
  }
}

/** Checks that each session gets its own account. */
async function checkMe(run: Run, me: Operation): Promise<void> {
  for (const { first, other } of run.people.values()) {
    for (const session of [first, other]) {
      if (session?.account === undefined) continue;
      await run.check({ ...run.calls.valid(me), as: session }, 'who is signed in', ({ status, body }) => {
        const { id } = (valueOf(body, 'data.user') ?? {}) as { readonly id?: unknown };
        const message = `id ${String(id)}, but ${String(session.account)} has logged in`;
        return status === 200 && id !== session.account ? [{ check: 'ownership', message }] : [];
      });
      run.ledger.checked('owner', me.id);
    }
  }
}

/** Checks that a row of one account is not in the other account's list, with any filter. */
async function checkApart(run: Run, list: Operation, { first }: People, other: Session): Promise<void> {
  const own = run.ownRead(list, first);
  const mine = await run.check(own, 'one’s own rows');
  const ids = list.sharedIds ? [] : idsOf(mine.body);
  // If this list has no rows, `Bystander` checks that a write of the first account does not change
  // the list of the other account.
  if (ids.length === 0) return;
  const [row] = rowsOf(mine.body) ?? [];
  const queries = list.parameters
    .filter(({ in: place, name }) => place === 'query' && !/^(page|per_page|sort|direction)$/.test(name))
    .flatMap(({ name }) => askedFor(row, name).map((value) => ({ [name]: value })));
  for (const query of [{}, ...queries]) {
    const call = run.ownRead(list, other);
    await run.check(
      { ...call, query: { ...call.query, ...query } },
      `the list of another account ${JSON.stringify(query)}`,
      ({ body }) => {
        const both = idsOf(body).filter((id) => ids.includes(id));
        const message = `rows of two accounts in one list: id ${both.slice(0, 3).join(', ')}`;
        return both.length > 0 ? [{ check: 'ownership', message }] : [];
      },
    );
  }
  run.ledger.checked('owner', list.id);
}

/**
 * Returns values of a filter that match a row: the row's field with the filter's name (`file_name`
 * is `file.name`), or a word of the row's text.
 */
function askedFor(row: unknown, name: string): unknown[] {
  if (name === 'q') {
    const texts = Object.entries(isNode(row) ? row : {}).filter(([field]) => /title|name|text/.test(field));
    return texts.flatMap(([, text]) => (typeof text === 'string' ? [text.split(' ')[0]] : []));
  }
  const value = valueOf(row, name) ?? valueOf(row, name.replace('_', '.'));
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

/** Checks that a path with the id of another account's row gets 404 or 403. */
async function checkForeign(run: Run, operation: Operation, people: People, other: Session): Promise<void> {
  const theirs = new Set(await ownIds(run, operation, other));
  // Only the first page was read. If it is full, rows that both accounts see may be on another
  // page.
  if (theirs.size >= PAGE) return;
  const made = run.operations.flatMap(({ id: one, path }) =>
    path === operation.path ? (run.made.get(one) ?? []) : [],
  );
  const mine = [...(await ownIds(run, operation, people.first)), ...made].filter((id) => !theirs.has(id));
  // Of sessions the last one is used, because the first one sends this request.
  const id = operation.owner === 'account' ? mine.at(-1) : mine[0];
  if (id === undefined) return;
  const [, name = ''] = /\{([^}]+)\}/.exec(operation.path) ?? [];
  const call = await prepared(run, run.calls.valid(operation));
  await asOther(
    run,
    { ...call, path: { ...call.path, [name]: id }, as: other },
    people,
    `${name} ${String(id)} of another account`,
  );
}

/**
 * Checks that another account's id in a query parameter, such as `family_member_id`, gets 404 or
 * 403.
 */
async function checkNamed(run: Run, operation: Operation, people: People, other: Session): Promise<void> {
  for (const { name, in: place } of operation.parameters) {
    const noun =
      place === 'query'
        ? /^(.+)_id$/.exec(name)?.[1]?.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
        : undefined;
    const list = noun === undefined ? undefined : run.operations.find(({ id }) => id === `${noun}List`);
    if (list === undefined || list.role !== operation.role) continue;
    const theirs = new Set(idsOf((await run.server.ask(run.ownRead(list, other))).body));
    const id = idsOf((await run.server.ask(run.ownRead(list, people.first))).body).find((one) => !theirs.has(one));
    if (id === undefined) continue;
    const call = await prepared(run, run.calls.valid(operation));
    await asOther(
      run,
      { ...call, query: { ...call.query, [name]: id }, as: other },
      people,
      `${name} ${String(id)} of another account`,
    );
  }
}

async function asOther(run: Run, call: Call, people: People, what: string): Promise<void> {
  const { operation } = call;
  const shown = async (): Promise<string> => {
    const bodies: unknown[] = [];
    for (const { in: id } of operation.seenIn) {
      const read = run.operation(id);
      if (read === undefined || !run.includes(id) || read.path.includes('{') || !operation.writes) continue;
      bodies.push((await run.server.ask(run.ownRead(read, people.first))).body);
    }
    return JSON.stringify(bodies);
  };
  const before = await shown();
  const answered = await run.check(call, what, ({ status, body }) => {
    const isEmpty = operation.method === 'GET' && rowsOf(body)?.length === 0;
    return status < 300 && !isEmpty
      ? [{ check: 'ownership', message: `${status}, not 404, for what is another account’s` }]
      : [];
  });
  if (answered.status === 403 || answered.status === 404) run.ledger.checked('owner', operation.id);
  if (answered.status >= 300 && before !== (await shown())) {
    run.add(
      { check: 'ownership', message: 'refused, and changed all the same what is another account’s' },
      what,
      answered,
    );
  }
}

/** Compares the reads of another account before and after a write of the first account. */
export class Bystander {
  readonly #run: Run;
  readonly #shown = new Map<string, string>();
  /** Reads whose response changes without a write. */
  readonly #moving = new Set<string>();

  constructor(run: Run) {
    this.#run = run;
  }

  /**
   * Reads data that a write of the first account must not change.
   *
   * @param isWide true to read all data of the other account, even counts and figures
   */
  async look(write: Operation, isAfter: boolean, isWide = false): Promise<void> {
    for (const [role, { other }] of this.#run.people) {
      if (other === undefined || !isOwn(write, role) || write.owner === 'account') continue;
      const reads = this.#readsBeside(write, role, isWide);
      for (const read of reads) await this.#compare(read, other, write, isAfter);
      const isTaken = [...(this.#run.seen.get(write.id) ?? [])].some((status) => status < 300);
      if (isAfter && isTaken && reads.length > 0 && !write.path.includes('{')) {
        this.#run.ledger.checked('owner', write.id);
      }
    }
  }

  #readsBeside(write: Operation, role: Role, isWide: boolean): Operation[] {
    return this.#run.operations.filter((read) => {
      const isRead = !read.writes && (read.method === 'GET' || read.id === 'authMe');
      const isNear = read.tag === write.tag || read.id === 'authMe' || write.seenIn.some((seen) => seen.in === read.id);
      const isPublic = read.session === 'none' && read.owner === OWNERS[role];
      return (
        isRead &&
        (isNear || (isWide && !isPublic)) &&
        !read.sharedIds &&
        (isPublic || (isOwn(read, role) && !read.path.includes('{')))
      );
    });
  }

  async #compare(read: Operation, other: Session, write: Operation, isAfter: boolean): Promise<void> {
    const key = `${read.id} ${other.token}`;
    if (this.#moving.has(key)) return;
    if (read.session === 'none' && !this.#run.slugs.has(other.token)) return;
    const ask = (): Promise<Answered> => this.#run.server.ask(this.#run.ownRead(read, other));
    const answered = await ask();
    const before = this.#shown.get(key);
    const now = plain(answered);
    this.#shown.set(key, now);
    if (before === undefined) {
      if (plain(await ask()) !== now) this.#moving.add(key);
      return;
    }
    if (isAfter) this.#run.ledger.checked('owner', read.id);
    if (before === now || !isAfter) return;
    this.#run.add(
      { check: 'ownership', message: `it shows something else after another account has asked for ${write.id}` },
      'another account’s view',
      answered,
    );
  }
}

/** Response as text, without the changing signatures of file URLs. */
function plain({ status, body }: Answered): string {
  return `${status} ${JSON.stringify(body)?.replaceAll(/\?expires=[^"]*/g, '')}`;
}

/**
 * Checks that a signed file URL works without a session, and that a changed signature does not
 * work.
 */
export async function checkFiles(run: Run): Promise<void> {
  const [upload, read] = [run.operation('fileUpload'), run.operation('fileRead')];
  if (upload === undefined || read === undefined || !run.includes(upload.id) || !run.includes(read.id)) return;
  const sent = await run.server.ask({ ...(await prepared(run, run.calls.valid(upload))) });
  const [stored] = rowsOf(sent.body) ?? [];
  const path = valueOf(stored, 'path');
  if (typeof path !== 'string') return;
  const url = new URL(path, 'http://files.test');
  const query = Object.fromEntries(url.searchParams);
  const call: Call = { ...run.calls.valid(read), path: { id: valueOf(stored, 'id') }, query, as: null };
  const right = await run.check(call, 'a file by its address', ({ status }) =>
    status === 200 ? [] : [{ check: 'read after write', message: `${status} for a file that was just sent` }],
  );
  if (right.status !== 200) return;
  run.ledger.checked('seen', upload.id);
  run.ledger.checked('owner', upload.id);
  const others = {
    signature: [...String(query['signature'])].toReversed().join(''),
    expires: Number(query['expires']) + 3600,
  };
  for (const [name, value] of Object.entries(others)) {
    if (!(name in query)) continue;
    await run.check({ ...call, query: { ...query, [name]: value } }, `a file with another ${name}`, ({ status }) =>
      status < 300 ? [{ check: 'ownership', message: `${status} with a ${name} that was not given out` }] : [],
    );
  }
}
