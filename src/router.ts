import { routeTree } from '@generated/route-tree.gen';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { OVERLAY_DELAY } from '@/shared/config/limits';
import { followHistory } from '@/shared/navigation/opened-by-click';
import { FailedRoute, MissingRoute } from '@/shell/late/failed-route';
import { AppFrame } from '@/shell/layout/app-frame';

export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient, refreshRoutes: () => router.setRoutes(router.buildRouteTree()) },
    defaultPreload: 'intent',
    // The query cache decides what is fresh; the router keeps no second copy of that judgement.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: OVERLAY_DELAY,
    defaultPendingMinMs: 300,
    InnerWrap: AppFrame,
    defaultErrorComponent: FailedRoute,
    defaultNotFoundComponent: MissingRoute,
    defaultStructuralSharing: true,
    scrollRestoration: true,
  });
  followHistory(router.history);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
