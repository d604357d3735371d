import { faultsOf, faultyAnswer, waited } from './faults.ts';
import { type Operation, operationOf, operationsById, successOf } from './validate/contract.ts';

/** Test conditions of an operation: delay, failure or a generated answer. */
export interface Condition {
  /** Delay of each answer, milliseconds. */
  readonly latency?: number | undefined;
  /** Name of the fault, one of `faultsOf`. */
  readonly fault?: string | undefined;
  /** Number of affected requests; undefined affects all requests. */
  readonly times?: number | undefined;
  /** Seed from which a random success response is generated. */
  readonly any?: number | undefined;
  /** True to repeat the first successful response for equal requests. */
  readonly frozen?: boolean | undefined;
}

/** Key of the condition for all operations that have none of their own. */
const EVERY = '*';

/** Request headers that set a fault or a delay for one request. */
export const FAULT_HEADER = 'X-Fault';
export const LATENCY_HEADER = 'X-Latency';

const LONGEST_LATENCY = 120_000;

/** Latency, faults and frozen responses of operations, for the HTTP provider and the workbench. */
export class Conditions {
  readonly #byOperation = new Map<string, Condition>();
  readonly #frozen = new Map<string, Response>();

  get all(): Readonly<Record<string, Condition>> {
    return Object.fromEntries(this.#byOperation);
  }

  /**
   * Sets the condition of an operation; an empty condition removes it.
   *
   * @throws TypeError with a message about the invalid value
   */
  set(operation: string, condition: Condition): void {
    refuseUnknown(operation, condition);
    if (condition.frozen !== true) this.#frozen.clear();
    const isPlain = Object.values(condition).every((value) => value === undefined || value === false || value === 0);
    if (isPlain) this.#byOperation.delete(operation);
    else this.#byOperation.set(operation, condition);
  }

  clear(): void {
    this.#byOperation.clear();
    this.#frozen.clear();
  }

  /**
   * Waits for the delay and applies the fault. Returns undefined if the provider must answer,
   * `Response.error()` if the connection breaks.
   */
  async before(request: Request): Promise<Response | undefined> {
    const operation = operationOf(request);
    if (operation === undefined) return undefined;
    const condition = this.#of(operation, request.headers);
    if (condition === undefined) return undefined;
    if (condition.latency !== undefined) await waited(condition.latency, request.signal);
    const { fault } = condition;
    if (fault !== undefined) {
      if (!faultsOf(operation).includes(fault)) return unknownFault(operation, fault);
      return faultyAnswer(operation, fault, request.signal);
    }
    if (condition.any !== undefined) return madeUp(operation, condition.any);
    return condition.frozen === true ? this.#frozen.get(await keyOf(request))?.clone() : undefined;
  }

  /**
   * Stores a response for repetition.
   * @param request the request, whose body is still unread
   */
  async after(request: Request, response: Response): Promise<void> {
    if (!response.ok || !this.#freezes(request)) return;
    const copy = response.clone();
    const key = await keyOf(request);
    if (!this.#frozen.has(key)) this.#frozen.set(key, copy);
  }

  /** Calls `next` under the conditions of the operation. */
  async around(request: Request, next: () => Promise<Response>): Promise<Response> {
    const instead = await this.before(request);
    if (instead !== undefined) return instead;
    if (!this.#freezes(request)) return next();
    const copy = request.clone();
    const response = await next();
    await this.after(copy, response);
    return response;
  }

  #freezes(request: Request): boolean {
    const operation = operationOf(request);
    return operation !== undefined && this.#conditionOf(operation)?.frozen === true;
  }

  #conditionOf({ id }: Operation): Condition | undefined {
    return this.#byOperation.get(id) ?? this.#byOperation.get(EVERY);
  }

  #of(operation: Operation, headers: Headers): Condition | undefined {
    const fault = headers.get(FAULT_HEADER);
    const latency = Number(headers.get(LATENCY_HEADER) ?? Number.NaN);
    const asked = {
      ...(fault !== null && { fault }),
      ...(latency > 0 && { latency: Math.min(latency, LONGEST_LATENCY) }),
    };
    const condition = this.#conditionOf(operation);
    if (fault === null && condition?.fault !== undefined) this.#spend(operation, condition);
    return condition === undefined && Object.keys(asked).length === 0 ? undefined : { ...condition, ...asked };
  }

  /** Counts an affected request. Removes the fault after the last affected request. */
  #spend({ id }: Operation, { times, ...rest }: Condition): void {
    if (times === undefined) return;
    const name = this.#byOperation.has(id) ? id : EVERY;
    this.set(name, times > 1 ? { ...rest, times: times - 1 } : { ...rest, fault: undefined });
  }
}

function refuseUnknown(id: string, { latency = 0, fault, times = 1, any = 1 }: Condition): void {
  const operation = [...operationsById.values()].find((one) => one.id === id);
  if (operation === undefined && id !== EVERY) throw new TypeError(`the contract has no operation ${id}`);
  // A fault set for all operations must be a fault of at least one operation. An operation that
  // does not have this fault refuses the request later.
  const known = operation === undefined ? [...operationsById.values()].flatMap(faultsOf) : faultsOf(operation);
  if (fault !== undefined && !known.includes(fault)) {
    throw new TypeError(`fault of ${id} is one of ${[...new Set(known)].join(', ')}`);
  }
  if (!(latency >= 0 && latency <= LONGEST_LATENCY)) throw new TypeError(`latency is 0 to ${LONGEST_LATENCY} ms`);
  if (!(Number.isInteger(times) && times > 0)) throw new TypeError('times is a whole number above zero');
  if (!(Number.isInteger(any) && any > 0)) throw new TypeError('any is a whole number above zero');
}

function unknownFault(operation: Operation, fault: string): Response {
  const message = `${operation.id} has no fault «${fault}»: ${faultsOf(operation).join(', ')}`;
  return Response.json({ message, code: 'unknown_fault' }, { status: 400 });
}

/** Creates a random response. Faker is loaded on the first call. */
async function madeUp(operation: Operation, seed: number): Promise<Response> {
  const { anyAnswer } = await import('./any-answer.ts');
  const body = anyAnswer(operation, seed);
  const { status } = successOf(operation);
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}

/** Key of a frozen response: requests of one person with equal URL and body share it. */
async function keyOf(request: Request): Promise<string> {
  const body = await request.clone().text();
  return `${request.method} ${request.url} ${request.headers.get('Authorization') ?? ''} ${body}`;
}
