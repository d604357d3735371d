import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Clock } from '#mocks/clock.ts';
import type { Scale } from '#mocks/db/db.ts';
import { follow } from './traffic';
import { clock, workbenchState } from './workbench-state';

/** The developers' tool of a page, before it is seen. */
export interface Workbench {
  readonly clock: Clock;
  readonly scale: Scale | undefined;
  /** Puts itself between the page and its server. */
  readonly follow: () => void;
  /** Shows the panel, when the page has been drawn. */
  readonly show: (router: AnyRouter, queryClient: QueryClient) => Promise<void>;
}

/** Begins with what the address says: the page has to know the time before it asks for anything. */
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
