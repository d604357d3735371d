import { createRootRouteWithContext } from '@tanstack/react-router';
import { prefetchCurrentUser } from '@/features/auth/session/current-user';
import { brand } from '@/shared/config/brand';
import type { RouterContext } from '@/shared/url/router-types';
import { Footer } from '@/shell/footer/footer';
import { Header } from '@/shell/header/header';
import { RootLayout } from '@/shell/layout/root-layout';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { name: 'root', area: 'public' },
  beforeLoad: ({ context, matches, preload }) => {
    // If a guard loads the user too, the error screen of the guard's route shows the failure.
    const showsErrors = matches.some(({ staticData: { area, asksWho } }) => area !== 'public' || asksWho === true);
    prefetchCurrentUser(context.queryClient, showsErrors || preload);
  },
  head: () => ({
    meta: [{ title: brand.title }, { name: 'description', content: brand.description }],
  }),
  component: Root,
});

function Root() {
  const { skeleton } = Route.useRouteContext();
  return <RootLayout header={<Header />} footer={<Footer />} content={skeleton} />;
}
