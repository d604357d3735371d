import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RecoveryScreen } from '@/features/auth/entry/recovery-screen';
import { redirectParam } from '@/shared/url/redirect-param';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/_entry/password')({
  staticData: { name: 'authPassword', area: 'entry' },
  validateSearch: v.object({ redirect: redirectParam }),
  head: () => pageTitle('Восстановление пароля'),
  component: RecoveryScreen,
});
