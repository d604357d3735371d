import { useCountryList } from '#generated/api/public-reference/public-reference.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { IinDoubt, IinField } from '@/domain/person/iin-field';
import { BirthdayField, GenderField, NameFields } from '@/domain/person/person-fields';
import { dataOf } from '@/shared/api/load';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DirectoryField } from '@/shared/form/directory-field';
import { Card } from '@/shared/ui/card';
import { profileValues } from './profile-schema';
import { whyAsked } from './why-asked';

/** Who it is, as the identity document has it. */
export function IdentityFields({ profile }: { readonly profile: PersonProfile }) {
  const form = useTypedAppFormContext({ defaultValues: profileValues(profile) });
  const countries = useCountryList({ query: { select: dataOf } });
  return (
    <Card aria-labelledby="profile-identity">
      <h2 id="profile-identity" className="text-h3">
        Личные данные
      </h2>
      <p className="mt-1 text-small text-ink-2">Как в&nbsp;удостоверении личности</p>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <NameFields />
        <BirthdayField hint={whyAsked(profile, 'birthday')} />
        <IinField hint={whyAsked(profile, 'iin')} />
        <form.AppField name="citizenship_id">
          {() => (
            <DirectoryField label="Гражданство" optional list={countries} hint={whyAsked(profile, 'citizenship_id')} />
          )}
        </form.AppField>
        <GenderField hint={whyAsked(profile, 'gender')} />
        <IinDoubt className="col-span-full" />
      </div>
    </Card>
  );
}
