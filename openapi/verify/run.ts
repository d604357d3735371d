import type { Calls } from './calls.ts';
import { problemsOf, type Check, type Problem } from './checks.ts';
import type { Contract, Operation } from './contract.ts';
import type { Answered, Call, Server } from './server.ts';

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
  /** Operations that are asked for, in the order in which they can be called. */
  readonly operations: readonly Operation[];

  constructor(contract: Contract, server: Server, calls: Calls, operations: readonly Operation[]) {
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
}
