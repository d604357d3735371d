import type { Calls } from './calls.ts';
import { problemsOf, type Check, type Problem } from './checks.ts';
import type { Contract, Operation, Role } from './contract.ts';
import { Ledger } from './ledger.ts';
import type { Answered, Call, People, Server, Who } from './server.ts';

/** One fault that was found, with the request that shows it. */
export interface Finding {
  readonly check: Check;
  readonly operation: Operation;
  /** What the request was: «body.phone: null». */
  readonly what: string;
  /** What is wrong with the answer. */
  readonly message: string;
  readonly call: Call;
  readonly status: number;
  /** The beginning of the answer's body. */
  readonly excerpt: string;
}

/** Findings of one check at one operation that are kept; the rest say the same again. */
const KEPT = 5;

/** What all phases of a run share: the contract, the server, and what was found and seen so far. */
export class Run {
  readonly contract: Contract;
  readonly server: Server;
  readonly calls: Calls;
  readonly findings: Finding[] = [];
  /** How many findings were not kept, by «check operation». */
  readonly more = new Map<string, number>();
  /** Statuses that each operation has answered. */
  readonly seen = new Map<string, Set<number>>();
  /** What was left out, and why. */
  readonly skipped: { readonly what: string; readonly why: string }[] = [];
  /** What is no fault, and yet nobody wants it: answers that take too long. */
  readonly warnings: string[] = [];
  readonly ledger = new Ledger();
  /** Those who are signed in, by role. */
  readonly people = new Map<Role, People>();
  /** Ids of what this run has made and may delete, by the operation that deletes it. */
  readonly made = new Map<string, unknown>();
  /** Fields of what was made, likewise. */
  readonly shapes = new Map<string, readonly string[]>();
  /** Slugs of doctors and clinics on public pages, by the token of a session. */
  readonly slugs = new Map<string, unknown>();
  /** Waits a while, for what is written late or kept for one session. */
  readonly pause: () => Promise<void>;
  /** Operations that are asked for, in the order in which they can be called. */
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

  /** Asks, and holds the answer against the contract; `judge` says what else is expected of it. */
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

  /** Whether an operation may be called in this run at all. */
  includes(id: string): boolean {
    return this.operations.some((operation) => operation.id === id);
  }

  /** A read with the values of its example; a public page is read by the account's own slug. */
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

  /** Another session of the same account, where there is one. */
  secondSession(as: Who): Who {
    return typeof as === 'string' ? (this.people.get(as)?.again ?? as) : as;
  }
}
