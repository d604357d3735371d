import { upperFirst } from '@/shared/format/letter-case';
import { isPhoneLike, soughtPhone } from '@/shared/format/phone';

export interface TypedClient {
  readonly name: string;
  readonly phone: string;
  /** DD.MM.YYYY; most callers aren't asked. */
  readonly birthday: string;
}

/** What was looked for begins the new card: digits are a phone, words a name. */
export function typedClient(typed: string): TypedClient {
  const text = typed.trim();
  if (isPhoneLike(text)) return { name: '', phone: soughtPhone(text), birthday: '' };
  return { name: text.split(/\s+/).map(upperFirst).join(' '), phone: '', birthday: '' };
}
