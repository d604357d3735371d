import { createFileRoute } from '@tanstack/react-router';
import { literal, object } from 'valibot';
import { redirectParam } from '@/shared/url/redirect-param';
import { optionalParam } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';
import { UnauthorizedScreen } from '@/shell/screens/unauthorized-screen';

export const Route = createFileRoute('/unauthorized')({
  staticData: { name: 'unauthorized', area: 'public', indexed: false },
  validateSearch: object({ redirect: redirectParam, lacks: optionalParam(literal('right')) }),
  head: () => pageTitle('Доступ запрещен'),
  component: UnauthorizedScreen,
});
