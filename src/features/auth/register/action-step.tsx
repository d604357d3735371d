import { useEffect } from 'react';
import * as v from 'valibot';
import { AuthCard, StepHeading } from '@/features/auth/entry/auth-card';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { chosen } from '@/shared/form/rules/choice';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { preloadFinalForms } from './form-step';
import { actionWords, addedClinicLabel } from './registration-actions';
import { chooseAction } from './registration-requests';
import type { RegistrationProps } from './registration-store';
import { EmailLine, StepBar } from './step-bar';

/** Which cabinet, among those that the server offers to this e-mail. */
export function ActionStep(props: RegistrationProps) {
  const { registration, store, go, moved, member } = props;
  const { actions, action, roles } = registration;
  const adds = member !== null || roles.length > 0;
  const only = actions.length === 1 ? actions[0] : undefined;
  useEffect(preloadFinalForms, []);
  const { form, frame } = useSchemaForm({
    schema: v.object({ action: chosen(actions) }),
    defaultValues: { action: action ?? only ?? '' },
    submit: (answers) => {
      chooseAction(store, answers.action);
      go('form');
      return Promise.resolve();
    },
  });

  return (
    <AuthCard>
      <StepBar step="action" name="Кабинет" of={props} />
      <StepHeading moved={moved} className="mt-5 text-h2">
        {adds ? 'Какой кабинет добавить?' : 'Кто вы?'}
      </StepHeading>
      <EmailLine {...props} />
      <p className="mt-1.5 text-ink-2">
        {adds ? 'Переключаться между кабинетами можно в\u00A0меню.' : 'Другой кабинет можно будет добавить потом.'}
      </p>
      <FormFrame {...frame} summary={false} className="mt-5 flex flex-col gap-6">
        <form.AppField name="action">
          {(field) => (
            <field.RadioField
              label={adds ? 'Какой кабинет добавить?' : 'Кто вы?'}
              labelHidden
              variant="cards"
              options={actions.map((value) => ({
                value,
                label: adds && value === 'create_clinic' ? addedClinicLabel : actionWords[value].label,
                note: actionWords[value].note,
              }))}
            />
          )}
        </form.AppField>
        <SubmitButton size="large" wide busy="Открываем анкету">
          Продолжить
        </SubmitButton>
      </FormFrame>
    </AuthCard>
  );
}
