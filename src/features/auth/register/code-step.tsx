import { useEffect } from 'react';
import { useRegisterCodeConfirm, useRegisterCodeSend } from '#generated/api/auth-register/auth-register.ts';
import { CodePage } from '@/features/auth/code/code-page';
import { sending } from '@/features/auth/code/sending';
import { Stepper } from '@/shared/ui/stepper';
import { askForCode, checkCode } from './draft/registering';
import type { Flow } from './flow';
import { preloadFinalForms } from './forms/final-forms';
import { QUICK_STEPS, STEPS } from './steps';

/** The code that confirms the address. Who comes from a booking goes on as a patient. */
export function CodeStep({ registration, store, go, quick }: Flow) {
  const { mutateAsync: confirm } = useRegisterCodeConfirm(sending);
  const { mutateAsync: send } = useRegisterCodeSend(sending);
  useEffect(preloadFinalForms, []);
  return (
    <CodePage
      bar={<Stepper step={2} of={quick ? QUICK_STEPS : STEPS} name="Почта" />}
      email={registration.email}
      resendAt={registration.resendAt}
      // The page that follows takes this one's place: a confirmed code is not asked for again.
      check={(code) => checkCode(store, code, confirm, quick ? 'create_user' : undefined)}
      closed={'Код верный, но\u00A0для этой почты создать аккаунт сейчас нельзя. Позвоните нам'}
      resend={() => askForCode(store, store.get().email, send)}
      onChangeEmail={() => go('email')}
    />
  );
}
