import { NewPasswordFields } from '@/features/auth/entry/new-password-fields';
import { CONSENT_VERSION, consentFacts, withoutConsent } from '@/shared/config/consent';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { useBoundField } from '@/shared/form/use-bound-field';
import type { Cabinet } from '@/shared/session/session-record';
import { cx } from '@/shared/ui/cx';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { FieldGroup } from './form-page';
import { type AccountMode, passwordDefaults } from './form-schemas';

/** A new password, or the account's own; nothing for a visitor who is logged in. */
export function PasswordFields({ accountMode }: { readonly accountMode: AccountMode }) {
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
      {/* The rules span both columns. */}
      <NewPasswordFields label="Пароль" rulesClassName="desktop:-mr-83" />
    </FieldGroup>
  );
}

/** Consent to the processing of personal data (law 94-V): unticked, with what it means. */
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
