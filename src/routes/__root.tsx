import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { warmCurrentUser } from '@/features/auth/session/current-user';
import { brand } from '@/shared/config/brand';
import { RootLayout } from '@/shell/layout/root-layout';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  staticData: { name: 'root', area: 'public' },
  beforeLoad: ({ context }) => warmCurrentUser(context.queryClient),
  head: () => ({ meta: [{ title: `${brand.name}\u00A0— ${brand.slogan.toLowerCase()}` }] }),
  component: RootLayout,
});
