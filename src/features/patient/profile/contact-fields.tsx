import type { PersonProfile } from '#generated/models/person-profile.ts';
import { PhoneField } from '@/domain/person/person-fields';
import { brand } from '@/shared/config/brand';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { Card } from '@/shared/ui/card';
import { profileValues } from './profile-schema';
import { whyAsked } from './why-asked';

/** How to reach the patient. The e-mail is their login: support changes it, after making sure who asks. */
export function ContactFields({ profile }: { readonly profile: PersonProfile }) {
  const form = useTypedAppFormContext({ defaultValues: profileValues(profile) });
  const subject = encodeURIComponent('Сменить почту');
  return (
    <Card aria-labelledby="profile-contacts">
      <h2 id="profile-contacts" className="text-h3">
        Как с&nbsp;вами связаться
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <PhoneField hint={whyAsked(profile, 'phone', 'Пришлём напоминание о\u00A0визите')} />
        <dl>
          <dt className="mb-1.5 text-small font-medium">Электронная почта</dt>
          <dd className="flex min-h-12 items-center break-all phone:min-h-6">{profile.email}</dd>
          <dd className="mt-1.5 text-small text-ink-3">
            С&nbsp;ней вы&nbsp;входите. Сменить можно{' '}
            <a href={`mailto:${brand.support.email}?subject=${subject}`} className="link">
              через поддержку
            </a>
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
                hint={whyAsked(profile, 'address', 'Город, улица, дом, квартира')}
              />
            )}
          </form.AppField>
        </div>
      </div>
    </Card>
  );
}
