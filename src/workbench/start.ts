import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Clock } from '#mocks/clock.ts';
import type { Scale } from '#mocks/db/db.ts';
import { follow } from './traffic';
import { clock, workbenchState } from './workbench-state';

/** The developer tools. They start before the page renders. */
export interface Workbench {
  readonly clock: Clock;
  readonly scale: Scale | undefined;
  /** Starts to intercept the requests of the page. */
  readonly follow: () => void;
  /** Shows the panel after the page has rendered. */
  readonly show: (router: AnyRouter, queryClient: QueryClient) => Promise<void>;
}

/**
 * Reads the settings from the URL. Call it early, because the clock must be set before the first
 * request.
 */
export function startWorkbench(): Workbench {
  workbenchState.readAddress();
  return {
    clock,
    scale: workbenchState.get().scale,
    follow,
    show: async (router, queryClient) => {
      router.subscribe('onResolved', workbenchState.writeAddress);
      const { mountPanel } = await import('./devtools');
      mountPanel(router, queryClient);
    },
  };
}
