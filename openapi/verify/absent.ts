import type { Operation } from './contract.ts';
import type { Run } from './run.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Statuses for an unknown path or method. */
const UNKNOWN = new Set([404, 405, 501]);

/**
 * Leaves out operations that the server does not implement. The requests of this check cannot
 * change data.
 */
export async function leaveOutAbsent(run: Run): Promise<void> {
  const absent = new Set<Operation>();
  for (const operation of run.operations) if (await isAbsent(run, operation)) absent.add(operation);
  run.operations = run.operations.filter((operation) => !absent.has(operation));
}

async function isAbsent(run: Run, operation: Operation): Promise<boolean> {
  const { body: _, ...call } = { ...run.calls.valid(operation), as: null };
  const send = (method: string) => run.server.ask({ ...call, method, ...(method === 'GET' ? {} : { raw: '{}' }) });
  const answered = await send(operation.method);
  if (!UNKNOWN.has(answered.status)) return false;
  // A 404 may mean that only the example's row is missing. A server that knows the path answers 405
  // to another method.
  if (answered.status === 404) {
    const known = new Set(
      run.contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method),
    );
    const other = METHODS.find((one) => !known.has(one));
    if (other !== undefined && (await send(other)).status === 405) return false;
  }
  run.add({ check: 'absent', message: String(answered.status) }, 'without a session', answered);
  return true;
}
