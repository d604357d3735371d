import { useSyncExternalStore } from 'react';
import type { Condition } from '#mocks/conditions.ts';
import { faultsOf } from '#mocks/faults.ts';
import { operationsById, type Operation } from '#mocks/validate/contract.ts';
import type { Exchange } from './traffic';
import type { OperationRow } from './use-operations';
import { workbenchState } from './workbench-state';

const LATENCIES = [0, 300, 1000, 3000, 10_000];
/** Faults that can be set for all operations together. */
const everyFault = [...new Set([...operationsById.values()].flatMap(faultsOf))];

/** Table of operations. A row shows the last response and the condition for the next request. */
export function OperationTable({ rows }: { readonly rows: readonly OperationRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          <th scope="col">Request / answer</th>
          <th scope="col">Last</th>
          <th scope="col">Latency</th>
          <th scope="col">Fault</th>
          <th
            scope="col"
            title="An answer that is made up: any that the contract allows. Another number, another answer."
          >
            Any allowed answer
          </th>
          <th scope="col">Frozen</th>
        </tr>
      </thead>
      <tbody>
        <Row id="*" faults={everyFault}>
          <th scope="row">every other operation</th>
          <td colSpan={2}>what has no condition of its own</td>
        </Row>
        {rows.map(({ operation, last }) => (
          <Row key={operation.id} id={operation.id} faults={faultsOf(operation)}>
            <th scope="row" title={`${operation.method.toUpperCase()} ${operation.path}`}>
              {operation.id}
              <small>
                {operation.method.toUpperCase()} {operation.path}
              </small>
            </th>
            <Provenance operation={operation} />
            <td>{lastText(last)}</td>
          </Row>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly id: string;
  readonly faults: readonly string[];
  readonly children: React.ReactNode;
}

function Row({ id, faults, children }: RowProps) {
  const state = useSyncExternalStore(workbenchState.subscribe, workbenchState.get);
  const condition = state.conditions[id] ?? {};
  const set = (change: Condition): void => workbenchState.setCondition(id, { ...condition, ...change });
  const { latency = 0, fault = '', frozen = false, times, any } = condition;
  return (
    <tr data-turned={latency > 0 || fault !== '' || any !== undefined || frozen}>
      {children}
      <td>
        <select
          aria-label={`Latency of ${id}`}
          value={latency}
          onChange={({ target }) => set({ latency: Number(target.value) })}
        >
          {[...new Set([...LATENCIES, latency])].map((one) => (
            <option key={one} value={one}>
              {one === 0 ? '–' : `${one} ms`}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          aria-label={`Fault of ${id}`}
          value={fault}
          onChange={({ target }) => set({ fault: target.value === '' ? undefined : target.value })}
        >
          <option value="">–</option>
          {faults.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <label>
          <input
            type="checkbox"
            disabled={fault === ''}
            checked={times !== undefined}
            onChange={({ target }) => set({ times: target.checked ? 1 : undefined })}
          />
          once
        </label>
      </td>
      <td>
        <input
          type="number"
          min={1}
          placeholder="–"
          aria-label={`Number of any allowed answer of ${id}`}
          value={any ?? ''}
          onChange={({ target }) => set({ any: target.valueAsNumber || undefined })}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={`Freeze the answers of ${id}`}
          checked={frozen}
          onChange={({ target }) => set({ frozen: target.checked })}
        />
      </td>
    </tr>
  );
}

function Provenance({ operation: { provenance } }: { readonly operation: Operation }) {
  return (
    <td>
      {provenance.request} / {provenance.answer}
    </td>
  );
}

function lastText(last: Exchange | undefined): string {
  if (last === undefined) return 'from the cache';
  if (last.status === undefined) return '…';
  return `${last.status ?? 'no answer'} in ${last.milliseconds} ms`;
}
