import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getSecondFactorReadQueryOptions } from '#generated/api/auth-second-factor/auth-second-factor.ts';
import { SecondFactorScreen } from '@/features/auth/second-factor/second-factor-screen';
import { guard } from '@/features/auth/session/guard';
import { load } from '@/shared/api/load';
import { redirectParam } from '@/shared/url/redirect-param';
import { AccountFrame } from '@/shell/navigation/account-frame';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/second-factor')({
  staticData: { name: 'authSecondFactor', area: 'member' },
  beforeLoad: guard('member'),
  validateSearch: v.object({ redirect: redirectParam }),
  loader: (loader) => load(loader, getSecondFactorReadQueryOptions()),
  head: () => pageTitle('Вход с\u00A0кодом'),
  component: SecondFactor,
});

function SecondFactor() {
  return (
    <AccountFrame>
      <SecondFactorScreen />
    </AccountFrame>
  );
}
