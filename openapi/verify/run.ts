import type { Calls } from './calls.ts';
import { problemsOf, type Check, type Problem } from './checks.ts';
import type { Contract, Operation, Role } from './contract.ts';
import { Ledger } from './ledger.ts';
import type { Answered, Call, People, Server, Who } from './server.ts';

/** A fault of the server, with the request that shows it. */
export interface Finding {
  readonly check: Check;
  readonly operation: Operation;
  /** Description of the request: «body.phone: null». */
  readonly what: string;
  /** Description of the problem. */
  readonly message: string;
  readonly call: Call;
  readonly status: number;
  /** Beginning of the response body. */
  readonly excerpt: string;
}

/** Maximum number of findings stored for each check of an operation. */
const KEPT = 5;

/** State of a run: contract, server, findings, created rows. */
export class Run {
  readonly contract: Contract;
  readonly server: Server;
  readonly calls: Calls;
  readonly findings: Finding[] = [];
  /** Number of findings beyond `KEPT`, by «check operation». */
  readonly more = new Map<string, number>();
  /** Statuses with which each operation has answered. */
  readonly seen = new Map<string, Set<number>>();
  /** Skipped checks with reasons. */
  readonly skipped: { readonly what: string; readonly why: string }[] = [];
  /** Problems that are not faults, like slow responses. */
  readonly warnings: string[] = [];
  readonly ledger = new Ledger();
  readonly people = new Map<Role, People>();
  /** Ids of created rows, by the operation that deletes them. */
  readonly made = new Map<string, unknown>();
  /** Names of the fields with which a row was created, by the operation that deletes the row. */
  readonly shapes = new Map<string, readonly string[]>();
  /** Public slugs of doctors and clinics, by session token. */
  readonly slugs = new Map<string, unknown>();
  /** Waits until delayed writes are visible and session caches have expired. */
  readonly pause: () => Promise<void>;
  /** Operations to check, in a possible order of calls. */
  operations: readonly Operation[];

  constructor(
    contract: Contract,
    server: Server,
    calls: Calls,
    operations: readonly Operation[],
    pause: () => Promise<void>,
  ) {
    this.pause = pause;
    this.contract = contract;
    this.server = server;
    this.calls = calls;
    this.operations = operations;
  }

  /**
   * Sends a request and checks the response against the contract.
   * @param judge further checks of the response
   */
  async check(call: Call, what: string, judge: (answered: Answered) => Problem[] = () => []): Promise<Answered> {
    const answered = await this.server.ask(call);
    const { id } = call.operation;
    this.seen.set(id, (this.seen.get(id) ?? new Set()).add(answered.status));
    if (answered.status < 300) this.ledger.checked('answer', id);
    const own = call.method === undefined ? problemsOf(answered) : [];
    for (const problem of [...own, ...(own.some(({ check }) => check === 'server error') ? [] : judge(answered))]) {
      this.add(problem, what, answered);
    }
    return answered;
  }

  add({ check, message }: Problem, what: string, { call, status, text }: Answered): void {
    const key = `${check} ${call.operation.id}`;
    const alike = this.findings.filter((one) => one.check === check && one.operation === call.operation);
    if (alike.length >= KEPT) {
      this.more.set(key, (this.more.get(key) ?? 0) + 1);
      return;
    }
    this.findings.push({ check, operation: call.operation, what, message, call, status, excerpt: text.slice(0, 300) });
  }

  operation(id: string): Operation | undefined {
    return this.contract.operations.find((operation) => operation.id === id);
  }

  /** Whether this run may call the operation. */
  includes(id: string): boolean {
    return this.operations.some((operation) => operation.id === id);
  }

  /**
   * Returns the example request of a read. The path of a public page contains the account's own
   * slug.
   */
  ownRead(read: Operation, as?: Who): Call {
    const valid = this.calls.valid(read);
    const asked = as === undefined ? valid.as : read.session === 'none' ? null : as;
    const isPaged = read.parameters.some(({ name }) => name === 'per_page');
    const owner = as ?? (read.owner === 'doctor' || read.owner === 'clinic' ? read.owner : null);
    const session = typeof owner === 'string' ? this.people.get(owner)?.first : owner;
    const slug = this.slugs.get(session?.token ?? '');
    const isPage = read.session === 'none' && read.owner !== null && slug !== undefined && 'id' in valid.path;
    return {
      ...valid,
      as: asked,
      path: isPage ? { ...valid.path, id: slug } : valid.path,
      query: { ...valid.query, ...(isPaged ? { per_page: 100 } : {}) },
    };
  }

  /** Returns another session of the same account, if there is one. */
  secondSession(as: Who): Who {
    return typeof as === 'string' ? (this.people.get(as)?.again ?? as) : as;
  }
}
