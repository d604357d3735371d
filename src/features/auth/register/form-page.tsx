import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { StepHeading, SupportPhone } from '@/features/auth/entry/auth-card';
import { ChosenSlotCard } from '@/features/auth/entry/chosen-slot-card';
import { changedFields } from '@/shared/form/changed-fields';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import type { AccountMode } from './form-schemas';
import type { RegistrationProps } from './registration-store';
import { EmailLine, StepBar } from './step-bar';

interface FormPageProps {
  /** «Анкета пациента». */
  readonly name: string;
  readonly title: ReactNode;
  /** What the data is for. */
  readonly lead: ReactNode;
  readonly frame: Omit<ComponentProps<typeof FormFrame>, 'children'>;
  readonly accountMode: AccountMode;
  readonly registrationProps: RegistrationProps;
  readonly children: ReactNode;
}

/** The last step: all questions on one sheet, and one button. */
export function FormPage({ name, title, lead, frame, accountMode, registrationProps, children }: FormPageProps) {
  const { registration, go, moved, quick } = registrationProps;
  const adds = accountMode !== 'new';
  // A visitor who came from a booking was taken for a patient without asking.
  const taken = quick && registration.action === 'create_user';
  const [missing] = useState(() => missingOf(frame, accountMode));
  return (
    <div className="page py-10 page-grey phone:py-4">
      <div className="mx-auto max-w-176">
        <ChosenSlotCard className="mb-6 phone:mb-4" />
        <div className="phone:px-1">
          <StepBar step="form" name={name} of={registrationProps} />
          <StepHeading moved={moved} className="mt-5 text-page">
            {title}
          </StepHeading>
          <p className="mt-1.5 text-ink-2">
            {lead}
            {taken && (
              <>
                {' '}
                Вы&nbsp;не&nbsp;пациент?{' '}
                <button type="button" className="link inline-block" onClick={() => go('action')}>
                  Выберите другой кабинет
                </button>
                .
              </>
            )}
          </p>
          <EmailLine {...registrationProps} />
        </div>
        <FormFrame {...frame} className="mt-6 flex flex-col gap-6 phone:mt-4 phone:gap-3">
          <Card as="div" className="p-8 phone:p-5">
            {/* A password manager saves the password under this name. */}
            <input type="text" autoComplete="username" value={registration.email} readOnly hidden />
            {missing !== undefined && (
              <Callout tone="neutral" icon={IconInfoCircle} className="mb-6">
                То, что вы&nbsp;ввели раньше, осталось. Снова введите {missing}: в&nbsp;браузере мы&nbsp;этого
                не&nbsp;храним.
              </Callout>
            )}
            {children}
            <div className="mt-6 flex items-center gap-4 phone:flex-col phone:items-stretch phone:gap-3">
              <SubmitButton size="large" busy={adds ? 'Добавляем кабинет' : 'Создаём аккаунт'}>
                {adds ? 'Добавить кабинет' : 'Создать аккаунт'}
              </SubmitButton>
              <p className="text-small text-ink-2">
                {adds ? 'Добавляя кабинет' : 'Создавая аккаунт'}, вы&nbsp;принимаете{' '}
                <a href="/conditions/user-agreement" target="_blank" rel="noreferrer" className="link">
                  пользовательское соглашение<span className="sr-only"> (в&nbsp;новой вкладке)</span>
                </a>
                .
              </p>
            </div>
          </Card>
        </FormFrame>
        <p className="page-inset mt-4 text-small text-ink-2">
          ИИН уже указан в&nbsp;чужом аккаунте или не&nbsp;получается зарегистрироваться? Позвоните <SupportPhone />:
          поможем вернуть доступ.
        </p>
      </div>
    </div>
  );
}

/** What has to be typed again when the rest was restored: secrets are never stored. */
function missingOf({ initial, form }: FormPageProps['frame'], accountMode: AccountMode): string | undefined {
  if (changedFields(initial, form.state.values as object).length === 0) return undefined;
  const secrets = ['iin' in initial && 'ИИН', accountMode !== 'signed-in' && 'пароль'].filter(Boolean);
  return secrets.length > 0 ? secrets.join(' и\u00A0') : undefined;
}

/** Two columns, one on phones. */
export function FieldGroup({ legend, children }: { readonly legend?: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className="mb-6 border-b border-line pb-6">
      {legend && <legend className="mb-4 text-h3">{legend}</legend>}
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">{children}</div>
    </fieldset>
  );
}
