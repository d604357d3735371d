import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '@/features/auth/account/account-screen';
import { guard } from '@/features/auth/session/guard';
import { AccountFrame } from '@/shell/navigation/account-frame';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/account')({
  staticData: { name: 'authAccount', area: 'member' },
  beforeLoad: guard('member'),
  head: () => pageTitle('Аккаунт и\u00A0пароль'),
  component: Account,
});

function Account() {
  return (
    <AccountFrame>
      <AccountScreen />
    </AccountFrame>
  );
}
