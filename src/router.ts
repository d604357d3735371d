import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routeTree } from '#generated/route-tree.gen.ts';
import { OVERLAY_DELAY } from '@/shared/config/limits';
import { stringifySearch } from '@/shared/url/stringify-search';
import { AppFrame } from '@/shell/layout/app-frame';
import { ErrorScreen } from '@/shell/screens/error-screen';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';

/**
 * @param origin public origin of the site: «https://aman.example»
 * @param skeleton content to render instead of the page, on a server only
 */
export function createAppRouter(queryClient: QueryClient, origin: string, skeleton?: ReactNode) {
  return createRouter({
    routeTree,
    context: { queryClient, origin, ...(import.meta.env.SSR && skeleton !== undefined && { skeleton }) },
    // With `isShell` the router runs no guards and loaders, because a skeleton has no user and no
    // data.
    ...(import.meta.env.SSR && { isShell: skeleton !== undefined }),
    defaultPreload: 'intent',
    // The query cache alone decides whether data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: OVERLAY_DELAY,
    defaultPendingMinMs: 300,
    stringifySearch,
    InnerWrap: AppFrame,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultStructuralSharing: true,
    // On a server, scroll restoration would add an inline script, which the policy forbids.
    scrollRestoration: !import.meta.env.SSR,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
