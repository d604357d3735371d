import { createFileRoute } from '@tanstack/react-router';
import { literal, object } from 'valibot';
import { AuthScreen } from '@/features/auth/account/auth-screen';
import { optionalParam } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/')({
  staticData: { name: 'auth', area: 'public', asksWho: true },
  /** `gone` is set after the account was deleted. The page then shows a message. */
  validateSearch: object({ gone: optionalParam(literal('account')) }),
  head: ({ match }) => pageTitle(match.search.gone === undefined ? 'Вход и\u00A0регистрация' : 'Аккаунт удалён'),
  component: AuthScreen,
});
