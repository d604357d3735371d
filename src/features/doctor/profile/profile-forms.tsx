import * as v from 'valibot';
import {
  useDoctorContactInfoUpdate,
  useDoctorDescriptionUpdate,
  useDoctorNameUpdate,
  useDoctorQualificationUpdate,
} from '#generated/api/doctor-profile/doctor-profile.ts';
import { useDoctorQualificationList } from '#generated/api/public-reference/public-reference.ts';
import type { DoctorProfile } from '#generated/models/doctor-profile.ts';
import { LicenceFields } from '@/domain/licence/licence-fields';
import { licenceSchema, licenceValues } from '@/domain/licence/licence-form';
import { dataOf } from '@/shared/api/load';
import { DirectoryField } from '@/shared/form/directory-field';
import { optionalId } from '@/shared/form/rules/choice';
import { pastYear } from '@/shared/form/rules/moment';
import { instagramName, optionalPersonName, orNull, personName, phone, telegramName } from '@/shared/form/rules/text';
import { useWrite } from '@/shared/write/use-write';
import type { DraftChange } from './preview-draft';
import { ProfileSection, SectionForm, useSection } from './use-section';

export interface ProfileFormProps {
  /** Called with the unsaved values, which the preview shows. */
  readonly onType: (change: DraftChange) => void;
}

export const nameSchema = v.object({
  second_name: personName(),
  first_name: personName(),
  third_name: optionalPersonName(),
});

export function NameForm({ onType }: ProfileFormProps) {
  const update = useWrite(useDoctorNameUpdate());
  const { form, frame } = useSection({
    schema: nameSchema,
    draft: { name: 'doctor-name' },
    valuesOf: ({ second_name, first_name, third_name }) => ({ second_name, first_name, third_name: third_name ?? '' }),
    names: { second_name: 'фамилия', first_name: 'имя', third_name: 'отчество' },
    save: (data, headers) => update.ask({ data, headers }),
    onType,
  });
  return (
    <ProfileSection id="name" heading="Имя" note="Как в&nbsp;дипломе: по&nbsp;нему вас ищут пациенты.">
      <SectionForm {...frame}>
        <form.AppField name="second_name">
          {(field) => <field.TextField label="Фамилия" autoComplete="family-name" />}
        </form.AppField>
        <form.AppField name="first_name">
          {(field) => <field.TextField label="Имя" autoComplete="given-name" />}
        </form.AppField>
        <form.AppField name="third_name">
          {(field) => <field.TextField label="Отчество" optional autoComplete="additional-name" />}
        </form.AppField>
      </SectionForm>
    </ProfileSection>
  );
}

export const contactSchema = v.object({
  phone: phone(),
  whatsapp: orNull(phone()),
  telegram: telegramName(),
  instagram: instagramName(),
});

function contactsOf({ phone: number, contacts }: DoctorProfile) {
  const own = (kind: string) =>
    contacts.find((contact) => contact.kind === kind && contact.filial_id === null)?.value ?? '';
  return {
    phone: number ?? '',
    whatsapp: own('whatsapp'),
    telegram: own('telegram'),
    instagram: own('instagram'),
  };
}

export function ContactForm() {
  const update = useWrite(useDoctorContactInfoUpdate());
  const { form, frame } = useSection({
    schema: contactSchema,
    draft: { name: 'doctor-contacts' },
    valuesOf: contactsOf,
    lists: ['contacts'],
    names: { phone: 'телефон', whatsapp: 'WhatsApp', telegram: 'Telegram', instagram: 'Instagram' },
    save: (data, headers) => update.ask({ data, headers }),
  });
  return (
    <ProfileSection id="contacts" heading="Контакты" note="Их увидят пациенты на&nbsp;вашей странице.">
      <SectionForm {...frame}>
        <form.AppField name="phone">{(field) => <field.PhoneField label="Телефон" autoComplete="tel" />}</form.AppField>
        <form.AppField name="whatsapp">{(field) => <field.PhoneField label="WhatsApp" optional />}</form.AppField>
        <form.AppField name="telegram">
          {(field) => (
            <field.TextField
              label="Telegram"
              optional
              autoComplete="off"
              autoCapitalize="none"
              hint="Имя пользователя"
            />
          )}
        </form.AppField>
        <form.AppField name="instagram">
          {(field) => (
            <field.TextField
              label="Instagram"
              optional
              autoComplete="off"
              autoCapitalize="none"
              hint="Имя пользователя"
            />
          )}
        </form.AppField>
      </SectionForm>
    </ProfileSection>
  );
}

const LONGEST = 5000;
export const descriptionSchema = v.object({
  description: v.pipe(v.string(), v.maxLength(LONGEST, `Не длиннее ${LONGEST} знаков`)),
});

export function DescriptionForm({ onType }: ProfileFormProps) {
  const update = useWrite(useDoctorDescriptionUpdate());
  const { form, frame } = useSection({
    schema: descriptionSchema,
    draft: { name: 'doctor-description' },
    valuesOf: ({ description }) => ({ description: description ?? '' }),
    names: { description: 'текст о\u00A0себе' },
    save: (data, headers) => update.ask({ data, headers }),
    onType,
  });
  return (
    <ProfileSection
      id="description"
      heading="О&nbsp;себе"
      note="С&nbsp;чем к&nbsp;вам приходят, как вы&nbsp;лечите, чему учились сверх обычного."
    >
      <SectionForm {...frame}>
        <div className="col-span-full">
          <form.AppField name="description">
            {(field) => <field.TextareaField label="Текст" optional rows={6} limit={LONGEST} />}
          </form.AppField>
        </div>
      </SectionForm>
    </ProfileSection>
  );
}

export const qualificationSchema = v.object({
  category_id: optionalId(),
  degree_id: optionalId(),
  experience_since: pastYear(),
  licence: licenceSchema,
});

export function QualificationForm({ onType }: ProfileFormProps) {
  const update = useWrite(useDoctorQualificationUpdate());
  const list = useDoctorQualificationList({ query: { select: dataOf, meta: { silent: true } } });
  const ofKind = (kind: string) => ({ ...list, data: list.data?.filter((one) => one.kind === kind) });
  const { form, frame } = useSection({
    schema: qualificationSchema,
    draft: { name: 'doctor-qualification' },
    valuesOf: ({ category_id, degree_id, experience_since, licence }) => ({
      category_id: String(category_id ?? ''),
      degree_id: String(degree_id ?? ''),
      experience_since: String(experience_since),
      licence: licenceValues(licence),
    }),
    names: {
      category_id: 'категория',
      degree_id: 'учёная степень',
      experience_since: 'год начала работы',
      licence: 'сертификат',
    },
    save: (data, headers) => update.ask({ data, headers }),
    onType,
  });
  return (
    <ProfileSection id="qualification" heading="Категория, стаж, сертификат">
      <SectionForm {...frame}>
        <form.AppField name="category_id">
          {() => <DirectoryField label="Категория" optional list={ofKind('category')} />}
        </form.AppField>
        <form.AppField name="degree_id">
          {() => <DirectoryField label="Учёная степень" optional list={ofKind('degree')} />}
        </form.AppField>
        <form.AppField name="experience_since">
          {(field) => (
            <field.TextField label="С&nbsp;какого года работаете врачом" inputMode="numeric" autoComplete="off" />
          )}
        </form.AppField>
        <LicenceFields legend="Сертификат специалиста" />
      </SectionForm>
    </ProfileSection>
  );
}
