import type { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type FamilyData, file, type Person, type Row } from './family-data.ts';
import type { FamilyFault } from './family-faults.ts';
import { type Clock, without } from './requests.ts';

/** A valid request. */
export interface Asked {
  readonly person: Person;
  readonly session: { readonly id: string; readonly token: string } | undefined;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | FormData;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Given {
  readonly status: number;
  readonly body?: unknown;
  readonly bytes?: Buffer;
  readonly headers?: Record<string, string>;
}

/** A refusal, with texts by field for 409 and 422. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: object | undefined;
  constructor(status: number, errors?: object) {
    super(String(status));
    this.status = status;
    this.errors = errors;
  }
}

export type Answers = Readonly<Record<string, (asked: Asked) => Given>>;
export type Has = (fault: FamilyFault) => boolean;
export type FamilyViews = ReturnType<typeof familyViews>;

/** Milliseconds during which a change is visible before it is lost. */
const A_WHILE = 100;

/**
 * Functions that the operations of the patients' server share: who owns a row, and how a response
 * shows it.
 */
export function familyViews(data: FamilyData, has: Has, clock: Clock) {
  /**
   * The profile before a change that the server will lose, with the time and session of the change.
   */
  const kept: { before?: { profile: Row; at: number; token: unknown } } = {};

  const own = <Kind extends Row>(rows: readonly Kind[], person: Person, fault: FamilyFault): Kind[] =>
    rows.filter((row) => row['person'] === person.id || has(fault));
  const one = (rows: readonly Row[], id: unknown, person: Person, fault?: FamilyFault): Row => {
    const found = rows.find((row) => row.id === id);
    const isOthers = found?.['person'] !== person.id && (fault === undefined || !has(fault));
    if (found === undefined || isOthers) throw new Refusal(404);
    return found;
  };
  const guard = ({ headers }: Asked, value: unknown, fault?: FamilyFault): void => {
    const match = headers['if-match'];
    if (typeof match !== 'string' || match === '*' || (fault !== undefined && has(fault))) return;
    if (!match.split(/, */).includes(versionOf(value))) throw new Refusal(412);
  };
  const memberView = (row: Row): object => ({
    ...without(row, 'person'),
    id: has('ids as texts') ? String(row.id) : row.id,
    age: 9,
    ...(has('a birthday in the wrong order') ? { birthday: '02.09.2016' } : {}),
    ...(has('a relation that the contract does not know') ? { relation: 'child' } : {}),
    ...(has('null for a first name') ? { first_name: null } : {}),
  });
  const familyOf = (person: Person): object[] =>
    own(data.members, person, 'members of all families in the list').map(memberView);
  const cardOf = ({ query, person }: Asked, fault: FamilyFault): Row => {
    const id = (query['family_member_id'] ?? null) as number | null;
    if (id !== null) one(data.members, id, person, fault);
    const found = data.cards.find(
      (row) => row['family_member_id'] === id && (id !== null || row['person'] === person.id),
    );
    if (found === undefined) throw new Refusal(404);
    return found;
  };
  const cardView = (row: Row): Row => {
    const { person, family_member_id: member } = row;
    const count = data.documents.filter((it) => it['person'] === person && it['family_member_id'] === member).length;
    return {
      ...without(row, 'id', 'person', 'family_member_id'),
      height: has('a height as a text') ? '168' : row['height'],
      documents_count: count,
    } as never;
  };
  const fileView = (id: unknown): object => {
    const { person: _, signature, ...row } = data.files.find((it) => it.id === id) ?? file(1, 1);
    return { ...row, path: `/api/v0/files/${row.id}?expires=1778569200&signature=${String(signature)}` };
  };
  const documentView = (row: Row): object => ({
    ...without(row, 'person', 'file_id'),
    ...(has('documents without their file') ? {} : { file: fileView(row['file_id']) }),
    ...{ added_by: null, visit_id: null },
  });
  const questionView = (row: Row): object => ({
    ...{ ...without(row, 'person', 'anonymous', 'state'), author_name: null, answers_count: 0, answers: [] },
  });
  const ownQuestion = (row: Row): object => ({ ...without(row, 'person'), reject_reason: null, answers_count: 0 });
  const profileView = (asked: Asked): object => {
    const shown = has('the profile of somebody else') ? (data.people[1] as Row) : asked.person;
    const isLost =
      kept.before !== undefined &&
      ((has('a changed profile is lost after a while') && clock.now() > kept.before.at + A_WHILE) ||
        (has('a changed profile is seen in one session') && kept.before.token !== asked.session?.token));
    const { role: _, ...profile } = isLost ? (kept.before?.profile ?? shown) : shown;
    return { ...profile, avatar: null };
  };
  const paged = (rows: readonly object[], { query }: Asked, more: object = {}): Given => {
    const [page, perPage] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 10)];
    const start = (has('page 2 is page 1') && page === 2 ? 0 : page - 1) * perPage;
    const last = Math.max(1, Math.ceil(rows.length / perPage));
    const isDropped = has('the last page is left out') && page === last && last > 1;
    const shown = isDropped ? [] : rows.slice(start, start + perPage + Number(has('a page holds one row more')));
    const meta = { page, per_page: perPage, total: rows.length, last_page: last, ...more };
    const { total: _, ...less } = meta;
    return { status: 200, body: { data: shown, meta: has('meta without its total') ? less : meta } };
  };
  return {
    kept,
    own,
    one,
    guard,
    memberView,
    familyOf,
    cardOf,
    cardView,
    fileView,
    documentView,
    questionView,
    ownQuestion,
    profileView,
    paged,
  };
}

export function ok(data: unknown): Given {
  return { status: 200, body: { data } };
}

/** A response with data and an ETag. */
export function tagged(data: unknown): Given {
  return { ...ok(data), headers: { ETag: versionOf(data) } };
}

function versionOf(value: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)}"`;
}

export function remove<Kind>(rows: Kind[], test: (row: Kind) => boolean): boolean {
  const index = rows.findIndex(test);
  if (index >= 0) rows.splice(index, 1);
  return index >= 0;
}
