import { getRouteApi } from '@tanstack/react-router';
import { REGISTRATION_KEY } from '@/features/auth/session/registration-draft';
import { RegistrationFlow } from './registration-flow';

const route = getRouteApi('/auth/_entry/register');

/** A new account (docs/rules.md §2, authRegister). */
export function RegisterScreen() {
  const { step, redirect } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <RegistrationFlow
      draftKey={REGISTRATION_KEY}
      asked={step}
      go={(next, options) => void navigate({ search: (old) => ({ ...old, step: next }), ...options })}
      redirect={redirect}
    />
  );
}
