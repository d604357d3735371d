import { useStore } from '@tanstack/react-form';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCountryList } from '#generated/api/public-reference/public-reference.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { IinDoubt } from '@/domain/person/iin-field';
import {
  BirthdayField,
  GenderField,
  NameFields,
  PatientIdentityFields,
  PhoneField,
} from '@/domain/person/person-fields';
import { PhoneProof } from '@/features/patient/phone/phone-proof';
import { dataOf } from '@/shared/api/load';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { useFormContext } from '@/shared/form/form-context';
import { phoneOf } from '@/shared/format/phone';
import { Card } from '@/shared/ui/card';
import { profileFields, profileValues, type WantedField } from './profile-fields';

export function IdentityFields({ profile }: { readonly profile: PersonProfile }) {
  const countries = useCountryList({ query: { select: dataOf } });
  return (
    <Card aria-labelledby="profile-identity">
      <h2 id="profile-identity" className="text-h3">
        Личные данные
      </h2>
      <p className="mt-1 text-small text-ink-2">Как в&nbsp;удостоверении личности</p>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <NameFields />
        <BirthdayField hint={reasonHint(profile, 'birthday')} />
        <PatientIdentityFields
          countries={countries}
          citizenshipHint={reasonHint(profile, 'citizenship_id')}
          iinHint={reasonHint(profile, 'iin')}
        />
        <GenderField hint={reasonHint(profile, 'gender')} />
        <IinDoubt className="col-span-full" />
      </div>
    </Card>
  );
}

interface ContactFieldsProps {
  /** The profile from which the form was filled. */
  readonly profile: PersonProfile;
  /** The profile as the server has it now. A proof of the phone changes it. */
  readonly current: PersonProfile;
}

/** Contact fields. The e-mail is the login, so only the account page changes it. */
export function ContactFields({ profile, current }: ContactFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: profileValues(profile) });
  return (
    <Card aria-labelledby="profile-contacts">
      <h2 id="profile-contacts" className="text-h3">
        Как с&nbsp;вами связаться
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <div>
          <PhoneField hint={reasonHint(profile, 'phone', 'Пришлём напоминание о\u00A0визите')} />
          <SavedPhone profile={current} />
        </div>
        <dl>
          <dt className="mb-1.5 text-small font-medium">Электронная почта</dt>
          <dd className="flex min-h-12 items-center break-all phone:min-h-6">{profile.email}</dd>
          <dd className="mt-1.5 text-small text-ink-3">
            С&nbsp;ней вы&nbsp;входите.{' '}
            <Link to="/auth/account" className="link">
              Сменить почту
            </Link>
          </dd>
        </dl>
        <div className="col-span-full">
          <form.AppField name="address">
            {(field) => (
              <field.TextareaField
                label="Адрес"
                optional
                rows={2}
                autoComplete="street-address"
                hint={reasonHint(profile, 'address', 'Город, улица, дом, квартира')}
              />
            )}
          </form.AppField>
        </div>
      </div>
    </Card>
  );
}

/** The proof of the saved phone number. It is shown only while the field contains this number. */
function SavedPhone({ profile: { phone, phone_confirmed_at } }: { readonly profile: PersonProfile }) {
  const form = useFormContext();
  const typed = useStore(form.store, ({ values }) => String((values as Record<string, unknown>)['phone'] ?? ''));
  if (phone === null || phoneOf(typed) !== phone) return null;
  return <PhoneProof phone={phone} confirmedAt={phone_confirmed_at} />;
}

/**
 * Hint below a field that the profile lacks: the reason why it is needed. For other fields the hint
 * is `otherwise`.
 */
function reasonHint(profile: PersonProfile, field: WantedField, otherwise?: string): ReactNode {
  return profile[field] === null ? <ReasonHint field={field} /> : otherwise;
}

/** Highlights an empty field and shows the reason why it is needed. */
function ReasonHint({ field }: { readonly field: WantedField }) {
  const form = useFormContext();
  // After a submit, the form's own errors highlight the field.
  const marked = useStore(
    form.store,
    ({ values, submissionAttempts }) => (values as Record<string, unknown>)[field] === '' && submissionAttempts === 0,
  );
  const { missing, why } = profileFields[field];
  return (
    <>
      {marked && <span className="font-medium text-amber-ink">{missing}. </span>}
      {why}
    </>
  );
}
