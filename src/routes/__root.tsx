import { createRootRouteWithContext } from '@tanstack/react-router';
import { warmCurrentUser } from '@/features/auth/session/current-user';
import { brandWords } from '@/shared/config/brand-words';
import type { RouterContext } from '@/shared/config/router-context';
import { Footer } from '@/shell/footer/footer';
import { Header } from '@/shell/header/header';
import { RootLayout } from '@/shell/layout/root-layout';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { name: 'root', area: 'public' },
  beforeLoad: ({ context }) => warmCurrentUser(context.queryClient),
  head: () => ({
    meta: [{ title: brandWords.title }, { name: 'description', content: brandWords.description }],
  }),
  component: Root,
});

function Root() {
  return <RootLayout header={<Header />} footer={<Footer />} />;
}
