import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { stepParam, stepTitles } from '@/features/auth/register/steps';
import { UpgradeScreen } from '@/features/auth/register/upgrade-screen';
import { guard } from '@/features/auth/session/guard';
import { pageTitle } from '@/shell/page-meta/route-head';

/**
 * Page that adds another cabinet to an account. Its URL is not below /auth/register, because the
 * guard there redirects users to their cabinet (docs/rules.md §5).
 */
export const Route = createFileRoute('/auth/upgrade')({
  staticData: { name: 'authUpgrade', area: 'member' },
  beforeLoad: guard('member'),
  validateSearch: v.object({ step: stepParam }),
  head: ({ match }) => pageTitle(`Новый кабинет: ${stepTitles[match.search.step ?? 'email']}`),
  component: UpgradeScreen,
});
