import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { type Operation, operationOf } from '#mocks/validate/contract.ts';
import { examine } from './contract-monitor';
import { conditions } from './workbench-state';

/** A request that the page has sent. */
export interface Exchange {
  readonly id: string;
  readonly operation: Operation;
  /** Path of the page that has sent the request. */
  readonly screen: string;
  /** Status of the response. Undefined while the request is pending, null if it has failed. */
  readonly status?: number | null;
  readonly milliseconds?: number;
}

/** Maximum number of requests that are remembered. */
const MOST = 300;

let exchanges: readonly Exchange[] = [];
const listeners = new Set<() => void>();

/** Requests that the page has sent, the newest last. */
export const traffic = {
  get: (): readonly Exchange[] => exchanges,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Intercepts the requests of the page. Applies the faults and delays that are set for their
 * operations, and checks real responses against the contract.
 */
export function follow(): void {
  const began = new Map<string, number>();
  const end = (id: string, status: number | null): void => {
    const start = began.get(id);
    if (start === undefined) return;
    began.delete(id);
    const milliseconds = Math.round(performance.now() - start);
    change(exchanges.map((one) => (one.id === id ? { ...one, status, milliseconds } : one)));
  };
  const interceptor = new BatchInterceptor({
    name: 'workbench',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  interceptor.on('request', async ({ request, requestId: id, controller }) => {
    const operation = operationOf(request);
    if (operation === undefined) return;
    began.set(id, performance.now());
    change([...exchanges, { id, operation, screen: location.pathname }].slice(-MOST));
    const instead = await conditions.before(request);
    if (instead === undefined) return;
    if (instead.type === 'error') {
      end(id, null);
      controller.errorWith(new TypeError('The workbench lets no answer through'));
    } else controller.respondWith(instead);
  });
  interceptor.on('response', ({ request, response, responseType, requestId: id }) => {
    const operation = operationOf(request);
    if (operation === undefined) return;
    end(id, response.status);
    if (responseType === 'mock') return;
    examine(operation, request.url, response.clone());
    void conditions.after(request, response);
  });
  interceptor.apply();
}

function change(to: readonly Exchange[]): void {
  exchanges = to;
  for (const listener of [...listeners]) listener();
}
