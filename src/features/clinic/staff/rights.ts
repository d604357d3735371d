import type { StaffRights } from '#generated/models/staff-rights.ts';
import { lowerFirst, upperFirst } from '@/shared/format/letter-case';

type GivenRight = StaffRights[number];

/** Rights that an owner can grant, in the order of the form (docs/rules.md §6). */
export const rightTitles = {
  visits: { title: 'Записи и\u00A0доска', text: 'записывать, переносить, отмечать приход' },
  clients: { title: 'Клиенты', text: 'карточки и\u00A0заметки' },
  waitlist: { title: 'Лист ожидания', text: 'видеть, кто ждёт, и\u00A0предлагать время' },
  reviews: { title: 'Ответы на\u00A0отзывы', text: 'отвечать от\u00A0имени клиники и\u00A0жаловаться' },
  news: { title: 'Новости', text: 'писать и\u00A0публиковать' },
  profile: { title: 'Клиника и\u00A0филиалы', text: 'профиль, филиалы, цены' },
  doctors: { title: 'Врачи', text: 'приглашать, принимать и\u00A0отвязывать' },
  figures: { title: 'Доход и\u00A0аналитика', text: 'видеть суммы и\u00A0загрузку' },
} as const satisfies Record<GivenRight, { title: string; text: string }>;

export const givenRights = Object.keys(rightTitles) as GivenRight[];

/** Preset rights of a receptionist. */
export const deskRights: GivenRight[] = ['visits', 'clients', 'waitlist'];

/**
 * List of rights as text: «Записи и доска, клиенты». Unknown rights from a newer server are
 * omitted.
 */
export function rightsText(rights: readonly string[]): string {
  const known = givenRights.filter((right) => rights.includes(right));
  return known.length === 0
    ? 'Только смотрит филиалы, врачей и\u00A0отзывы'
    : upperFirst(known.map((one) => lowerFirst(rightTitles[one].title)).join(', '));
}

/**
 * Form value for filials. `all` is a field of its own, because an empty list must not mean all
 * filials.
 */
export interface FilialChoice {
  readonly all: boolean;
  readonly ids: readonly number[];
}

export const filialChoice = (ids: readonly number[]): FilialChoice => ({ all: ids.length === 0, ids });

/** Text: «Филиалы: на Абая, в Орбите». The clinic's name at the start of each title is omitted. */
export function filialsText(ids: readonly number[], filials: readonly { id: number; title: string }[]): string {
  if (ids.length === 0) return 'Все филиалы';
  const known = filials.filter(({ id }) => ids.includes(id));
  const names = known.map(({ title }) => title.replace(/^«[^»]+»\s+(?=на\s|в\s)/u, ''));
  if (names.length === 0) return 'Ни\u00A0одного филиала';
  return `${names.length === 1 ? 'Филиал' : 'Филиалы'}: ${names.join(', ')}`;
}
