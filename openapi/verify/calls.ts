import type { Contract, Operation } from './contract.ts';
import { type Fixtures, kindOf, fixtureFor, withFixtures } from './fixtures.ts';
import type { Call } from './server.ts';

/**
 * Builds requests from the contract's examples. Days in examples are moved to the server's today.
 */
export class Calls {
  readonly #contract: Contract;
  readonly #shift: number;
  /** Path parameters that exist on this server, by operation and name. */
  readonly found = new Map<string, unknown>();

  readonly #fixtures: Fixtures;

  /**
   * @param today day of the server, YYYY-MM-DD
   * @param fixtures values of this server that replace those of examples
   */
  constructor(contract: Contract, today: string, fixtures: Fixtures = {}) {
    this.#contract = contract;
    this.#fixtures = fixtures;
    // Days move by whole weeks, so that a Tuesday stays a Tuesday.
    const weeks = Math.floor((Date.parse(today) - Date.parse(contract.exampleDay)) / WEEK);
    this.#shift = weeks * WEEK;
  }

  /** Returns the operation's example request with a role that may send it. */
  valid(operation: Operation, turn = 0): Call {
    const path: Record<string, unknown> = {};
    const query: Record<string, unknown> = {};
    const headers: Record<string, string> = {};
    for (const { name, in: place, required, example: value, schema } of operation.parameters) {
      const known = this.found.get(`${operation.id} ${name}`);
      const example = this.moved(value ?? this.#contract.resolve(schema).enum?.[0]);
      const sent = known ?? fixtureFor(this.#fixtures, kindOf(operation, name, place), example);
      if (place === 'path') path[name] = sent;
      else if (place === 'query' && required) query[name] = sent;
      else if (place === 'header' && required) headers[name] = String(fresh(sent));
    }
    const body = operation.body === null ? undefined : this.sent(operation.body.examples[turn]);
    const call = {
      operation,
      as: operation.session === 'required' ? (operation.role ?? 'user') : null,
      path,
      query,
      headers,
    };
    return body === undefined ? call : { ...call, body };
  }

  /** Returns optional query parameters with the values of their examples. */
  optional({ parameters }: Operation, names: readonly string[]): Record<string, unknown> {
    const chosen = parameters.filter(({ name, in: place }) => place === 'query' && names.includes(name));
    return Object.fromEntries(
      chosen.map(({ name, example }) => [name, fixtureFor(this.#fixtures, name, this.moved(example))]),
    );
  }

  /** Adapts a value of an example to this server: moves its days and applies fixtures. */
  sent(value: unknown): unknown {
    return withFixtures(this.#fixtures, this.moved(value));
  }

  /** Moves the days in a value. */
  moved(value: unknown): unknown {
    if (typeof value === 'string' && DAY.test(value)) return this.#day(value.slice(0, 10)) + value.slice(10);
    if (Array.isArray(value)) return value.map((one) => this.moved(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.moved(inner)]));
  }

  #day(day: string): string {
    // Birthdays are not moved.
    if (day < RECENT) return day;
    return new Date(Date.parse(day) + this.#shift).toISOString().slice(0, 10);
  }
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d\d-\d\d(T|$)/;
const RECENT = '2026-01-01';
let made = 0;

/**
 * Replaces the Idempotency-Key of an example: with the same key a second create would be a repeat.
 */
function fresh(example: unknown): unknown {
  if (typeof example !== 'string' || !/^[\dA-Fa-f-]{16,}$/.test(example)) return example;
  made += 1;
  return `${example.slice(0, -8)}${made.toString(16).padStart(8, '0')}`;
}
