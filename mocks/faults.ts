import type { Operation } from './validate/contract.ts';

/** What gets to the client; null where no answer comes. */
export type PlainAnswer = { status: number; headers: Record<string, string>; body: string } | null;

const sent = (type: string, body: string): PlainAnswer => ({ status: 200, headers: { 'Content-Type': type }, body });

/** How any operation can fail, whatever it answers otherwise. */
export const brokenAnswers: Readonly<Record<string, PlainAnswer>> = {
  'no answer': null,
  HTML: sent('text/html', '<!doctype html><title>502</title><h1>Bad gateway</h1>'),
  'broken JSON': sent('application/json', '{"data":[{"id":1,'),
  'empty body': sent('application/json', ''),
  'null data': sent('application/json', '{"data":null}'),
};

/** Accepted, and never answered. */
const TIMEOUT = 'timeout';

/** Longest delay of an answer, milliseconds, for clients without a timeout. */
const LONGEST = 120_000;

/** The names of all faults that an operation can be given: each error that the contract documents, 500, and broken answers. */
export function faultsOf({ answers }: Pick<Operation, 'answers'>): string[] {
  const documented = Object.keys(answers).filter((status) => Number(status) >= 400);
  return [...new Set([...documented, '500'])].toSorted().concat(TIMEOUT, Object.keys(brokenAnswers));
}

/** The answer that a fault puts in the place of an operation's own; `Response.error()` where the connection ends without one. */
export async function faultyAnswer(operation: Operation, fault: string, signal: AbortSignal): Promise<Response> {
  if (fault === TIMEOUT) {
    await waited(LONGEST, signal);
    return Response.error();
  }
  const broken = Object.hasOwn(brokenAnswers, fault) ? brokenAnswers[fault] : refusal(operation, fault);
  return broken === null || broken === undefined ? Response.error() : new Response(broken.body, broken);
}

/** Resolves after a time, or at once when the client has gone. */
export function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** As the contract's example has it. */
function refusal(operation: Operation, status: string): PlainAnswer {
  const example = operation.examples[status] ?? operation.examples['default'];
  return {
    status: Number(status),
    headers: { 'Content-Type': 'application/json', ...(status === '429' && { 'Retry-After': '30' }) },
    body: JSON.stringify(example),
  };
}
