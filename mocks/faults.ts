import type { Operation } from './validate/contract.ts';

/** A complete response; null if the connection closes without a response. */
export type PlainAnswer = { status: number; headers: Record<string, string>; body: string } | null;

const sent = (type: string, body: string): PlainAnswer => ({ status: 200, headers: { 'Content-Type': type }, body });

/** Broken responses that any operation can have. */
export const brokenAnswers: Readonly<Record<string, PlainAnswer>> = {
  'no answer': null,
  HTML: sent('text/html', '<!doctype html><title>502</title><h1>Bad gateway</h1>'),
  'broken JSON': sent('application/json', '{"data":[{"id":1,'),
  'empty body': sent('application/json', ''),
  'null data': sent('application/json', '{"data":null}'),
};

/** Fault of a request that is accepted and never answered. */
const TIMEOUT = 'timeout';

/** Longest delay in milliseconds, for programs that call the API without a timeout. */
const LONGEST = 120_000;

/** Lists the faults of an operation: each documented error, 500, and broken responses. */
export function faultsOf({ answers }: Pick<Operation, 'answers'>): string[] {
  const documented = Object.keys(answers).filter((status) => Number(status) >= 400);
  return [...new Set([...documented, '500'])].toSorted().concat(TIMEOUT, Object.keys(brokenAnswers));
}

/**
 * Creates the response of a fault; `Response.error()` if the connection closes without a response.
 */
export async function faultyAnswer(operation: Operation, fault: string, signal: AbortSignal): Promise<Response> {
  if (fault === TIMEOUT) {
    await waited(LONGEST, signal);
    return Response.error();
  }
  const broken = Object.hasOwn(brokenAnswers, fault) ? brokenAnswers[fault] : refusal(operation, fault);
  return broken === null || broken === undefined ? Response.error() : new Response(broken.body, broken);
}

/** Waits for a time, or until the caller disconnects. */
export function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Returns the contract's example of an error. */
function refusal(operation: Operation, status: string): PlainAnswer {
  const example = operation.examples[status] ?? operation.examples['default'];
  return {
    status: Number(status),
    headers: { 'Content-Type': 'application/json', ...(status === '429' && { 'Retry-After': '30' }) },
    body: JSON.stringify(example),
  };
}
