import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useRegisterCodeSend } from '#generated/api/auth-register/auth-register.ts';
import { AuthCard } from '@/features/auth/auth-card';
import { sending } from '@/features/auth/code/sending';
import { EntryChoice } from '@/features/auth/entry-choice';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Callout } from '@/shared/ui/callout';
import { Stepper } from '@/shared/ui/stepper';
import { askForCode, hasCode } from './draft/registering';
import type { Registration } from './draft/registration';
import { emailSchema } from './email-schema';
import type { Flow } from './flow';
import { StepHeading } from './step-heading';
import { QUICK_STEPS, STEPS } from './steps';

/** The address, to which a code is sent. Somebody who is logged in has theirs already. */
export function EmailStep({ registration, store, go, moved, member, quick, redirect }: Flow) {
  const { mutateAsync: send } = useRegisterCodeSend(sending);
  const { form, frame } = useSchemaForm({
    schema: emailSchema,
    defaultValues: { email: member?.email ?? registration.email },
    ...(member === null && { draft: { name: store.fields } }),
    submit: async (answers) => {
      if (!hasCode(store.get(), answers.email)) await askForCode(store, answers.email, send);
      // To the code, or if that has been confirmed, to what follows it.
      go(store.get().step);
    },
  });

  return (
    <AuthCard>
      {quick && <EntryChoice redirect={redirect} />}
      <Stepper step={1} of={quick ? QUICK_STEPS : STEPS} name="Почта" />
      <StepHeading moved={moved} className="mt-5 text-h2">
        {member ? 'Ещё один кабинет' : 'Создайте аккаунт'}
      </StepHeading>
      <p className="mt-1.5 text-ink-2">
        {member ? (
          <>
            Пришлём пять цифр на&nbsp;<strong className="font-medium break-words text-ink">{member.email}</strong>,
            чтобы убедиться, что это&nbsp;вы. Кабинеты, которые у&nbsp;вас есть, останутся.
          </>
        ) : (
          <>Пришлём на&nbsp;почту пять цифр: так мы&nbsp;убедимся, что она ваша.</>
        )}
      </p>
      {isLost(registration) && (
        <Callout tone="amber" icon={IconClock} className="mt-5">
          Регистрация устарела: запросите новый код. То, что вы&nbsp;ввели, осталось, кроме пароля и&nbsp;ИИН.
        </Callout>
      )}
      <FormFrame {...frame} summary={false} className="mt-5 flex flex-col gap-5">
        {member === null && (
          <form.AppField name="email">{(field) => <field.EmailField label="Электронная почта" />}</form.AppField>
        )}
        <SubmitButton size="large" wide busy="Отправляем код">
          Получить код
        </SubmitButton>
      </FormFrame>
    </AuthCard>
  );
}

/** A code was sent once, and the server has let the registration go. */
function isLost({ hash, email: known }: Registration): boolean {
  return hash === null && known !== '';
}
