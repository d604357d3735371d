import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { type Operation, operationsAt, operationsById } from '#mocks/validate/contract.ts';
import { type Exchange, traffic } from './traffic';
import { workbenchState } from './workbench-state';

/**
 * Filter of the table: operations of the current screen, operations with a condition, or all
 * operations.
 */
export type Shown = 'screen' | 'turned' | 'all';

export interface OperationRow {
  readonly operation: Operation;
  /** Latest request of this operation. */
  readonly last: Exchange | undefined;
}

interface Parts {
  readonly router: AnyRouter;
  readonly queryClient: QueryClient;
}

export function useOperations({ router, queryClient }: Parts, shown: Shown, word: string): readonly OperationRow[] {
  const exchanges = useSyncExternalStore(traffic.subscribe, traffic.get);
  const { conditions } = useSyncExternalStore(workbenchState.subscribe, workbenchState.get);
  const screen = useSyncExternalStore(
    (listener) => router.subscribe('onResolved', listener),
    () => location.pathname,
  );
  const active = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => activeKeys(queryClient),
  );
  return useMemo(() => {
    const ofScreen = new Set([
      ...active.split('\n').flatMap((key) => operationOfKey(key)?.id ?? []),
      ...exchanges.filter((one) => one.screen === screen).map(({ operation }) => operation.id),
    ]);
    const isListed = (operation: Operation): boolean => {
      if (shown === 'screen') return ofScreen.has(operation.id);
      return shown === 'all' || conditions[operation.id] !== undefined;
    };
    return [...operationsById.values()]
      .filter((operation) => isListed(operation) && `${operation.id} ${operation.path}`.includes(word.trim()))
      .map((operation) => ({ operation, last: exchanges.findLast((one) => one.operation === operation) }));
  }, [active, exchanges, conditions, screen, shown, word]);
}

/**
 * Keys of the queries on the page. A query whose data is cached sends no request, but its operation
 * belongs to the screen too.
 */
function activeKeys(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().findAll({ type: 'active' });
  return queries.map(({ queryKey }) => queryKey.filter((part) => typeof part !== 'object').join('/')).join('\n');
}

/**
 * Operation of a generated query key. The key is the path; a method other than GET is before the
 * path: `POST/api/v0/front/search`.
 */
function operationOfKey(key: string): Operation | undefined {
  const [, method = 'get', path = ''] = /^(?:([A-Z]+)\/)?(.*)$/.exec(key) ?? [];
  return operationsAt(`/${path}`).find((one) => one.method === method.toLowerCase());
}
