import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { StepHeading, SupportPhone } from '@/features/auth/entry/auth-card';
import { ChosenSlotCard } from '@/features/auth/entry/chosen-slot-card';
import { NewPasswordFields } from '@/features/auth/entry/new-password-fields';
import { CONSENT_VERSION, consentFacts, withoutConsent } from '@/shared/config/consent';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { changedFields } from '@/shared/form/changed-fields';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useBoundField } from '@/shared/form/use-bound-field';
import type { Cabinet } from '@/shared/session/session-record';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { passwordDefaults } from './form-schemas';
import type { AccountMode } from './registration';
import { EmailLine, StepBar } from './step-bar';
import { useAccountMode, useRegistration } from './use-registration';

interface FormPageProps {
  /** Title of the form: «Анкета пациента». */
  readonly name: string;
  readonly title: ReactNode;
  /** Text that explains why the data is needed. */
  readonly lead: ReactNode;
  readonly frame: Omit<ComponentProps<typeof FormFrame>, 'children'>;
  readonly children: ReactNode;
}

/** Last step of the registration: all fields on one page. */
export function FormPage({ name, title, lead, frame, children }: FormPageProps) {
  const { registration, go, moved, quick } = useRegistration();
  const accountMode = useAccountMode();
  const adds = accountMode !== 'new';
  // A visitor who comes from a booking gets the patient's cabinet without having chosen it.
  const taken = quick && registration.action === 'create_user';
  const [missing] = useState(() => missingOf(frame, accountMode));
  return (
    <div className="page py-10 page-grey phone:py-4">
      <div className="mx-auto max-w-176">
        <ChosenSlotCard className="mb-6 phone:mb-4" />
        <div className="phone:px-1">
          <StepBar step="form" name={name} />
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
          <EmailLine />
        </div>
        <FormFrame {...frame} className="mt-6 flex flex-col gap-6 phone:mt-4 phone:gap-3">
          <Card as="div" className="p-8 phone:p-5">
            {/* Password managers need the user name that belongs to the password. */}
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

/**
 * Fields that the user must type again after a draft was restored, because drafts never contain
 * passwords and IINs.
 */
function missingOf({ initial, form }: FormPageProps['frame'], accountMode: AccountMode): string | undefined {
  if (changedFields(initial, form.state.values as object).length === 0) return undefined;
  const secrets = ['iin' in initial && 'ИИН', accountMode !== 'signed-in' && 'пароль'].filter(Boolean);
  return secrets.length > 0 ? secrets.join(' и\u00A0') : undefined;
}

/** Group of fields in two columns, or on phones in one column. */
export function FieldGroup({ legend, children }: { readonly legend?: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className="mb-6 border-b border-line pb-6">
      {legend && <legend className="mb-4 text-h3">{legend}</legend>}
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">{children}</div>
    </fieldset>
  );
}

/**
 * Field for a new password, or for the password of the existing account. If the user is logged in,
 * nothing is rendered.
 */
export function PasswordFields() {
  const accountMode = useAccountMode();
  const form = useTypedAppFormContext({ defaultValues: passwordDefaults });
  if (accountMode === 'signed-in') return null;
  if (accountMode === 'own') {
    return (
      <FieldGroup>
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label="Пароль"
              autoComplete="current-password"
              hint="Тот, с&nbsp;которым вы&nbsp;уже входите"
            />
          )}
        </form.AppField>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup>
      {/* The list of rules spans both columns. */}
      <NewPasswordFields label="Пароль" rulesClassName="desktop:-mr-83" />
    </FieldGroup>
  );
}

/**
 * Checkbox for the consent to process personal data (law 94-V). At first it is not ticked. It has
 * an explanation.
 */
export function ConsentBox({ cabinet }: { readonly cabinet: Cabinet }) {
  const { id, name, value, error, change, blur } = useBoundField<boolean>('Согласие');
  const describedBy = [error !== undefined && `${id}-error`, `${id}-facts`].filter(Boolean).join(' ');
  return (
    <div className={cx('rounded-note border px-4 py-3', error === undefined ? 'border-edge' : 'edge-red')}>
      <Checkbox
        id={id}
        name={name}
        checked={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
        onChange={(event) => change(event.target.checked)}
        onBlur={blur}
      >
        Даю согласие на&nbsp;обработку моих данных
      </Checkbox>
      {error !== undefined && (
        <div className="mb-2 ml-9">
          <FieldError id={`${id}-error`}>{withoutConsent[cabinet]}</FieldError>
        </div>
      )}
      <dl id={`${id}-facts`} className="mt-1.5 flex flex-col gap-1.5 border-t border-line pt-3 text-small">
        {consentFacts(cabinet).map(([term, text]) => (
          <div key={term} className="grid grid-cols-5 gap-x-4 phone:grid-cols-1">
            <dt className="text-ink-2">{term}</dt>
            <dd className="col-span-4 phone:col-span-1">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small">
        <a href="/conditions/processing-personal-data" target="_blank" rel="noreferrer" className="link">
          Полный текст, редакция {CONSENT_VERSION}
          <span className="sr-only"> (в&nbsp;новой вкладке)</span>
        </a>
      </p>
    </div>
  );
}
