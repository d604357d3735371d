import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { Role } from '#generated/models/role.ts';
import { LoginScreen } from '@/features/auth/entry/login-screen';
import { redirectParam } from '@/shared/url/redirect-param';
import { pageTitle } from '@/shell/page-meta/route-head';

const defaults = { role: Role.user } as const;

export const Route = createFileRoute('/auth/_entry/login')({
  staticData: { name: 'authLogin', area: 'entry' },
  validateSearch: v.object({
    role: v.optional(v.fallback(v.enum(Role), defaults.role), defaults.role),
    redirect: redirectParam,
  }),
  search: { middlewares: [stripSearchParams(defaults)] },
  head: () => pageTitle('Вход'),
  component: LoginScreen,
});
