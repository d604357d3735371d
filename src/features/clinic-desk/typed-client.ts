import { upperFirst } from '@/shared/format/letter-case';
import { isPhoneLike, soughtPhone } from '@/shared/format/phone';
import { parseTypedDate } from '@/shared/format/typed-date';

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
