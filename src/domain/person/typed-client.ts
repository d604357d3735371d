import type { NewClient } from '#generated/models/new-client.ts';
import { today } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { isPhoneLike, phoneOf, soughtPhone } from '@/shared/format/phone';
import { parseTypedDate } from '@/shared/format/typed-date';

/** A caller as doctors and receptions write them down: a name in one field and a phone; a child's birthday. */
export interface TypedClient {
  readonly name: string;
  readonly phone: string;
  /** DD.MM.YYYY; most callers aren't asked. */
  readonly birthday: string;
}

/** What was looked for begins the new card: a date is a birthday, digits a phone, words a name. */
export function typedClient(typed: string): TypedClient {
  const text = typed.trim();
  if (isTypedBirthday(text)) return { name: '', phone: '', birthday: text };
  if (isPhoneLike(text)) return { name: '', phone: soughtPhone(text), birthday: '' };
  return { name: text.split(/\s+/).map(upperFirst).join(' '), phone: '', birthday: '' };
}

/** Digits with points are a day; eight digits alone may be a part of a phone. */
export function isTypedBirthday(typed: string): boolean {
  return /[./]/.test(typed) && parseTypedDate(typed) !== undefined;
}

/** Surname first, as receptions write names; null while something is missing. */
export function newClientOf({ name, birthday, ...typed }: TypedClient): NewClient | null {
  const phone = phoneOf(typed.phone);
  const [second_name, first_name, ...rest] = name.trim().split(/\s+/);
  if (!second_name || !first_name || phone === undefined || birthdayFault(birthday) !== undefined) return null;
  const third_name = rest.length === 0 ? null : rest.join(' ');
  return { second_name, first_name, third_name, phone, birthday: parseTypedDate(birthday) ?? null };
}

/** What is wrong with a typed birthday; it may be missing. */
export function birthdayFault(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const day = parseTypedDate(typed);
  if (day === undefined) return 'Впишите дату как\u00A015.05.2018';
  return day > today() ? 'Эта дата ещё не\u00A0наступила' : undefined;
}

/** What is wrong with a typed name: surname and name are asked for. */
export function nameFault(name: string): string | undefined {
  return name.trim().split(/\s+/).length < 2 ? 'Впишите фамилию и\u00A0имя' : undefined;
}
