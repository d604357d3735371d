import { createFileRoute } from '@tanstack/react-router';
import { AuthScreen } from '@/features/auth/account/auth-screen';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/')({
  staticData: { name: 'auth', area: 'public', asksWho: true },
  head: () => pageTitle('Вход и\u00A0регистрация'),
  component: AuthScreen,
});
