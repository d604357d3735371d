import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '@/features/auth/account/account-screen';
import { guard } from '@/features/auth/session/guard';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/account')({
  staticData: { name: 'authAccount', area: 'member' },
  beforeLoad: guard('member'),
  head: () => pageTitle('Аккаунт и\u00A0пароль'),
  component: AccountScreen,
});
