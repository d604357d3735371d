import * as v from 'valibot';
import type { ClinicProfileRequest } from '#generated/models/clinic-profile-request.ts';
import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import { licenceSchema, licenceValues } from '@/domain/licence/licence-form';
import { chosenId } from '@/shared/form/rules/choice';
import { messages } from '@/shared/form/rules/messages';
import { pastYear } from '@/shared/form/rules/moment';
import { instagramName, optionalText, orNull, phone, requiredText, telegramName } from '@/shared/form/rules/text';
import { plainTyped } from '@/shared/format/typed-text';

const MOST_HOURS = 72;
const MOST_MINUTES = 60;
const MOST_PARAMETERS = 30;

const whole = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(plainTyped),
    v.regex(/^\d{1,3}$/, messages.whole),
    v.transform(Number),
    v.maxValue(max, messages.max(`${max}`)),
  );

/** Schema of a website's URL; it adds a missing «https://». */
const site = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`).replace(/\/$/, '')),
  v.check(
    (text) => text === '' || /^https:\/\/[a-z0-9-]+([.][a-z0-9-]+)+(\/[A-Za-z0-9._~/-]*)?$/.test(text),
    'Нужен адрес вида https://clinic.kz',
  ),
  v.maxLength(200),
  v.transform((text) => (text === '' ? null : text)),
);

/**
 * Form schema of a clinic. The contract nests contacts and rules; the form has them on one level.
 */
export const clinicSchema = v.object({
  title: requiredText(200),
  short_title: optionalText(60),
  clinic_type_id: chosenId(),
  description: optionalText(5000),
  parameter_ids: v.pipe(
    v.custom<readonly number[]>(Array.isArray),
    v.check((ids) => ids.length <= MOST_PARAMETERS, messages.max(`${MOST_PARAMETERS}`)),
    v.transform((ids) => [...ids]),
  ),
  site,
  whatsapp: orNull(phone()),
  telegram: telegramName(),
  instagram: instagramName(),
  jur_name: requiredText(300),
  jur_address: requiredText(300),
  work_start_year: pastYear(),
  licence: licenceSchema,
  book_ahead_hours: whole(MOST_HOURS),
  cancel_ahead_hours: whole(MOST_HOURS),
  arrive_early_minutes: whole(MOST_MINUTES),
  auto_confirm: v.boolean(),
});

export type ClinicValues = v.InferInput<typeof clinicSchema>;

export function clinicValues(clinic: ClinicProfile): ClinicValues {
  const { contacts, settings } = clinic;
  return {
    title: clinic.title,
    short_title: clinic.short_title ?? '',
    clinic_type_id: `${clinic.clinic_type_id}`,
    description: clinic.description ?? '',
    parameter_ids: clinic.parameter_ids,
    site: contacts.site ?? '',
    whatsapp: contacts.whatsapp ?? '',
    telegram: contacts.telegram ?? '',
    instagram: contacts.instagram ?? '',
    jur_name: clinic.jur_name,
    jur_address: clinic.jur_address,
    work_start_year: `${clinic.work_start_year}`,
    licence: licenceValues(clinic.licence),
    book_ahead_hours: `${settings.book_ahead_hours}`,
    cancel_ahead_hours: `${settings.cancel_ahead_hours}`,
    arrive_early_minutes: `${settings.arrive_early_minutes}`,
    auto_confirm: settings.auto_confirm,
  };
}

export function clinicRequest({
  site: address,
  whatsapp,
  telegram,
  instagram,
  book_ahead_hours,
  cancel_ahead_hours,
  arrive_early_minutes,
  auto_confirm,
  ...rest
}: v.InferOutput<typeof clinicSchema>): ClinicProfileRequest {
  return {
    ...rest,
    contacts: { site: address, whatsapp, telegram, instagram },
    settings: { book_ahead_hours, cancel_ahead_hours, arrive_early_minutes, auto_confirm },
  };
}

/** Field names, in lower case for use in a sentence. */
export const clinicFieldNames: Record<keyof ClinicValues, string> = {
  title: 'название',
  short_title: 'короткое название',
  clinic_type_id: 'тип',
  description: 'описание',
  parameter_ids: 'удобства',
  site: 'сайт',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  instagram: 'Instagram',
  jur_name: 'юридическое название',
  jur_address: 'юридический адрес',
  work_start_year: 'год начала работы',
  licence: 'лицензия',
  book_ahead_hours: 'срок записи',
  cancel_ahead_hours: 'срок отмены',
  arrive_early_minutes: 'сколько приходить заранее',
  auto_confirm: 'подтверждение записей',
};
