import { useSyncExternalStore } from 'react';
import { faultsOf } from '#mocks/faults.ts';
import { operationsById } from '#mocks/validate/contract.ts';
import type { WorkbenchState } from './hash-state';
import { workbenchState } from './workbench-state';

/** Says what a link asks for and nothing can do: an operation that the contract does not have, a fault that it does not know. */
export function UnknownConditions() {
  const { conditions } = useSyncExternalStore(workbenchState.subscribe, workbenchState.get);
  const unknown = unknownIn(conditions);
  return unknown.length > 0 && <p role="alert">The link asks for what is not there: {unknown.join('; ')}.</p>;
}

/** A phrase for each condition that has no effect. */
export function unknownIn(conditions: WorkbenchState['conditions']): string[] {
  const operations = new Map<string, Parameters<typeof faultsOf>[0]>(operationsById);
  return Object.entries(conditions).flatMap(([id, { fault }]) => {
    const operation = operations.get(id);
    if (id !== '*' && operation === undefined) return [`the operation ${id}`];
    const faults = operation === undefined ? [...operations.values()].flatMap(faultsOf) : faultsOf(operation);
    return fault === undefined || faults.includes(fault) ? [] : [`the fault ${fault} of ${id}`];
  });
}
