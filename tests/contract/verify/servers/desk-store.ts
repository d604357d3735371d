import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { DeskFault } from './desk-faults.ts';
import { type Clock, without } from './requests.ts';

export type Row = Record<string, unknown>;
type Values = Readonly<Record<string, string | number | null>>;

/** A valid request. */
export interface Asked {
  readonly person: Row | undefined;
  readonly doctor: number;
  readonly path: Readonly<Row>;
  readonly query: Readonly<Row>;
  readonly body: Values;
  readonly headers: Readonly<Row>;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A refusal, with texts by field for 409 and 422. */
export class Refused extends Error {
  readonly status: number;
  readonly fields: object | undefined;
  readonly headers: Record<string, string>;
  constructor(status: number, fields?: object, headers: Record<string, string> = {}) {
    super(String(status));
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}

/** Milliseconds during which a change is visible before it is lost. */
const A_WHILE = 100;

export class DeskStore {
  readonly #data: DatabaseSync;
  readonly #fault: DeskFault | undefined;
  readonly clock: Clock;
  /**
   * The text before the last change, and the time and the session of that change. A server with the
   * fault of losing changes shows this text again.
   */
  before: { text: string; at: number; token: unknown } | undefined;

  constructor(data: DatabaseSync, fault: DeskFault | undefined, clock: Clock) {
    this.#data = data;
    this.#fault = fault;
    this.clock = clock;
  }

  has(fault: DeskFault): boolean {
    return this.#fault === fault;
  }

  all(sql: string, ...values: unknown[]): Row[] {
    return this.#data.prepare(sql).all(...(values as never[])) as Row[];
  }

  one(sql: string, ...values: unknown[]): Row {
    const [row] = this.all(sql, ...values);
    if (row === undefined) throw new Refused(404);
    return row;
  }

  run(sql: string, ...values: unknown[]): number {
    return Number(this.#data.prepare(sql).run(...(values as never[])).lastInsertRowid);
  }

  bySlug(slug: unknown): Row {
    return this.one('SELECT * FROM doctor WHERE slug = ?', slug);
  }

  /** @throws Refused for an unknown row and for another doctor's row */
  own(table: string, id: unknown, doctor: number, fault?: DeskFault): Row {
    const row = this.one(`SELECT * FROM ${table} WHERE id = ?`, id);
    if (row['doctor'] !== doctor && (fault === undefined || !this.has(fault))) throw new Refused(404);
    return row;
  }

  guard(asked: Asked, description?: string): void {
    const match = asked.headers['if-match'];
    if (typeof match !== 'string' || match === '*' || this.has('If-Match is ignored')) return;
    const profile = this.profile(asked);
    const version = versionOf(description === undefined ? profile : { ...profile, description });
    if (!match.split(/, */).includes(version)) throw new Refused(412);
  }

  changed(asked: Asked, data?: unknown): Answer {
    const profile = this.profile(asked);
    const headers = this.has('no new ETag after a change') ? {} : { ETag: versionOf(profile) };
    return { status: 200, body: { data: data ?? profile }, headers };
  }

  education(doctor: unknown, all: boolean): Row[] {
    const rows = this.all(`SELECT * FROM education WHERE doctor = ? ${all ? 'OR 1 = 1' : ''} ORDER BY id`, doctor);
    const by = (sign: number) => (a: Row, b: Row) => sign * (Number(b['year_to']) - Number(a['year_to']));
    if (this.has('equal years in any order')) rows.reverse();
    return rows.toSorted(by(this.has('education oldest first') ? -1 : 1)).map(entry);
  }

  profile({ doctor, person }: Asked): Row {
    const { id, slug, first_name, second_name, email, description } = this.one(
      'SELECT * FROM doctor WHERE id = ?',
      doctor,
    );
    const before = this.before;
    const isLost =
      before !== undefined &&
      ((this.has('a change that is lost after a while') && this.clock.now() > before.at + A_WHILE) ||
        (this.has('a change that other sessions do not see') && person?.['token'] !== before.token));
    const of = { id, slug, first_name, second_name, third_name: null, avatar: null, phone: null, email, contacts: [] };
    const lists = {
      specialisations: [],
      work_experience: [],
      certificates: [],
      patients: ['adults'],
      formats: ['clinic'],
    };
    const limits = { age_min: null, age_max: null, category_id: null, degree_id: null, experience_since: 2012 };
    return {
      ...{ ...of, ...lists, ...limits, description: isLost ? before.text : description },
      education: this.education(doctor, this.has('the profile with education of all doctors')),
      ...{ services: this.links('doctor = ?', doctor), parameters: [], completeness_percent: 80, missing: ['avatar'] },
    };
  }

  links(where: string, ...values: unknown[]): Row[] {
    const query = `SELECT link.*, service.slug, title, kind FROM link JOIN service ON service.id = service WHERE ${where} ORDER BY link.id`;
    return this.all(query, ...values).map((row) => ({
      ...{ id: row['id'], visible: row['visible'] === 1, filial_id: row['filial_id'], filial_title: 'Филиал' },
      service: this.service({ ...row, id: row['service'] }),
      price: this.has('a price as a text') ? String(row['price']) : row['price'],
      ...{ duration_minutes: row['minutes'], visits_ahead: 0 },
    }));
  }

  service({ id, slug, title, kind }: Row): Row {
    if (this.has('a service without its kind')) return { id, slug, title, format: 'clinic' };
    return {
      id,
      slug,
      title,
      kind: this.has('a kind that the contract does not know') ? 'consult' : kind,
      format: 'clinic',
    };
  }

  page(rows: Row[], query: Readonly<Row>, more: Row): { data: Row[]; meta: Row } {
    const [page, perPage] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 10)];
    const shift = this.has('pages off by one row') ? 1 : this.has('rows on two pages') && page > 1 ? -1 : 0;
    const start = (page - 1) * perPage + shift;
    const data = rows.slice(start, start + perPage);
    const last = Math.max(1, Math.ceil(rows.length / perPage));
    const total = this.has('a total of the page alone') ? data.length : rows.length;
    return {
      data,
      meta: { page, per_page: perPage, total, last_page: last + Number(this.has('a last page too many')), ...more },
    };
  }
}

/** A row of education in the contract's format. */
export function entry(row: Row): Row {
  return without(row, 'doctor');
}

export function versionOf(value: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)}"`;
}
