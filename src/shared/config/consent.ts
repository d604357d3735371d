import type { Cabinet } from '@/shared/session/session-record';
import { brand } from './brand';

/**
 * Current edition of «Обработка персональных данных» (law 94-V). It is shown in the document and
 * stored with each consent.
 */
export const CONSENT_VERSION = '2026-05';

/** Error text for a person who does not give consent. */
export const withoutConsent: Record<Cabinet, string> = {
  user: 'Без согласия мы\u00A0не\u00A0сможем записать вас к\u00A0врачу',
  doctor: 'Без согласия мы\u00A0не\u00A0сможем показать вас пациентам',
  clinic: 'Без согласия мы\u00A0не\u00A0сможем создать аккаунт',
};

const why: Record<Cabinet, string> = {
  user: 'Запись к\u00A0врачу, напоминания, медкарта',
  doctor: 'Профиль на\u00A0сайте, расписание, записи пациентов',
  clinic: 'Кабинет клиники, договор, связь с\u00A0вами',
};
const which: Record<Cabinet, string> = {
  user: 'Имя, ИИН, дата рождения, пол, телефон, почта, документы, которые вы\u00A0добавите',
  doctor: 'Имя, ИИН, дата рождения, пол, телефон, почта, специализации и\u00A0стаж',
  clinic: 'Ваше имя, телефон и\u00A0почта',
};
const receivers: Record<Cabinet, string> = {
  user: 'Клинике, в\u00A0которую вы\u00A0записались',
  doctor: 'Клиникам, в\u00A0которых вы\u00A0принимаете; имя, специализации и\u00A0стаж видят все',
  clinic: 'Никому, кроме случаев, названных в\u00A0законе',
};

/**
 * The six facts that the law 94-V requires of a consent: operator, purpose, data, third parties,
 * term, withdrawal.
 */
export function consentFacts(role: Cabinet): readonly (readonly [term: string, text: string])[] {
  return [
    ['Кто', brand.operator],
    ['Зачем', why[role]],
    ['Какие', which[role]],
    ['Кому', receivers[role]],
    ['Срок', 'Пока есть аккаунт и\u00A03\u00A0года после'],
    ['Отозвать', `Письмом на\u00A0${brand.support.email} или по\u00A0телефону ${brand.support.phone}`],
  ];
}
