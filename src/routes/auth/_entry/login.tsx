import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { Role } from '#generated/models/role.ts';
import { LoginScreen } from '@/features/auth/entry/login-screen';
import { redirectParam } from '@/shared/url/redirect-param';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/_entry/login')({
  staticData: { name: 'authLogin', area: 'entry' },
  validateSearch: v.object({
    /**
     * Role for which the user logs in. If it is absent, the role follows from the page that opens
     * after the login.
     */
    role: v.optional(v.fallback(v.optional(v.enum(Role)), undefined)),
    redirect: redirectParam,
  }),
  head: () => pageTitle('Вход'),
  component: LoginScreen,
});
