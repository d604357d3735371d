import type { Operation } from './contract.ts';
import { prepared } from './preparations.ts';
import { varied } from './rows.ts';
import type { Run } from './run.ts';
import { withOwnId } from './sessions.ts';

/**
 * Checks that the current `If-Match` is accepted, and that an old one gets 412 without changing
 * data.
 */
export async function checkVersion(run: Run, write: Operation): Promise<void> {
  const read = write.etagOf === null ? undefined : run.operation(write.etagOf);
  if (read === undefined || !run.includes(read.id)) return;
  const first = await withOwnId(run, await prepared(run, run.calls.valid(write)));
  const shared = Object.fromEntries(
    Object.entries(first.query).filter(([name]) => read.parameters.some((one) => one.name === name)),
  );
  const valid = run.ownRead(read);
  const asked = {
    ...valid,
    path: read.path.includes('{') ? first.path : valid.path,
    query: { ...valid.query, ...shared },
  };
  const before = await run.check(asked, 'the version before a change');
  const version = before.headers.get('ETag');
  if (before.status !== 200 || version === null) return;
  const send = (turn: number, ifMatch: string) =>
    ({
      ...first,
      body: varied(run.contract, write, first.body, turn),
      headers: { ...first.headers, 'If-Match': ifMatch },
    }) as const;

  const taken = await run.check(send(3, version), 'a change of the version that was read', ({ status }) =>
    status === 412 ? [{ check: 'version', message: '412 for the version that was just read' }] : [],
  );
  if (taken.status !== 200) {
    run.ledger.blocked('version', write.id, `the change is answered ${taken.status}: data for which it is possible`);
    return;
  }
  const after = await run.check(asked, 'the version after a change', ({ headers }) =>
    headers.get('ETag') === taken.headers.get('ETag')
      ? []
      : [{ check: 'version', message: 'the ETag of the read is not the one that the change answered' }],
  );
  if (after.headers.get('ETag') === version) {
    if (JSON.stringify(after.body) !== JSON.stringify(before.body)) {
      run.add({ check: 'version', message: 'something else is answered with the same ETag' }, 'after a change', after);
    }
    return;
  }
  run.ledger.checked('version', write.id);
  await run.check(send(4, version), 'a change of a version that is no longer', ({ status }) =>
    status === 412 ? [] : [{ check: 'version', message: `${status}, not 412, for an ETag that is no longer` }],
  );
  await run.check(asked, 'after a change that was refused', ({ headers, body }) =>
    headers.get('ETag') === after.headers.get('ETag') && JSON.stringify(body) === JSON.stringify(after.body)
      ? []
      : [{ check: 'version', message: 'a change that was refused with 412 has changed it all the same' }],
  );
}
