import { createFileRoute } from '@tanstack/react-router';
import { object } from 'valibot';
import { redirectParam } from '@/shared/url/redirect-param';
import { pageTitle } from '@/shell/page-meta/route-head';
import { UnauthorizedScreen } from '@/shell/screens/unauthorized-screen';

export const Route = createFileRoute('/unauthorized')({
  staticData: { name: 'unauthorized', area: 'public', indexed: false },
  validateSearch: object({ redirect: redirectParam }),
  head: () => pageTitle('Доступ запрещен'),
  component: UnauthorizedScreen,
});
