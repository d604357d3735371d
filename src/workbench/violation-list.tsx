import { useSyncExternalStore } from 'react';
import { monitor, reportOf, type Violation } from './contract-monitor';
import { useCopied } from './use-copied';

/** List of the responses that break the contract. */
export function ViolationList() {
  const violations = useSyncExternalStore(monitor.subscribe, monitor.get);
  return (
    <section aria-label="Contract monitor">
      <h2>
        Contract monitor:{' '}
        {violations.length === 0 ? 'every answer has kept the contract' : `${violations.length} violations`}
      </h2>
      <ul>
        {violations.map((one) => (
          <Item key={`${one.operation.id} ${one.status} ${one.broken[0]?.path}`} violation={one} />
        ))}
      </ul>
    </section>
  );
}

function Item({ violation }: { readonly violation: Violation }) {
  const { isCopied, copy } = useCopied();
  const { operation, status, broken, times } = violation;
  return (
    <li>
      <strong>{operation.id}</strong> {status}
      {times > 1 && ` × ${times}`}{' '}
      <button type="button" onClick={() => copy(reportOf(violation))}>
        {isCopied ? 'Copied' : 'Copy report'}
      </button>
      <ul>
        {broken.map(({ path, rule, found }) => (
          <li key={`${path} ${rule}`}>
            <code>{path === '' ? 'answer' : path}</code>: {rule}, found {found}
          </li>
        ))}
      </ul>
    </li>
  );
}
