import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RegisterScreen } from '@/features/auth/register/register-screen';
import { stepParam, stepTitles } from '@/features/auth/register/steps';
import { redirectParam } from '@/shared/url/redirect-param';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/_entry/register')({
  staticData: { name: 'authRegister', area: 'entry' },
  validateSearch: v.object({ step: stepParam, redirect: redirectParam }),
  head: ({ match }) => pageTitle(`Регистрация: ${stepTitles[match.search.step ?? 'email']}`),
  component: RegisterScreen,
});
