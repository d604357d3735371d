import { upperFirst } from '@/shared/format/letter-case';
import { maskPhone } from '@/shared/format/phone';

export interface TypedClient {
  readonly name: string;
  readonly phone: string;
  /** DD.MM.YYYY; most callers aren't asked. */
  readonly birthday: string;
}

/** What was looked for begins the new card: digits are a phone, words a name. */
export function typedClient(typed: string): TypedClient {
  const text = typed.trim();
  if (/^[\d\s()+-]+$/.test(text)) return { name: '', phone: maskPhone(text), birthday: '' };
  return { name: text.split(/\s+/).map(upperFirst).join(' '), phone: '', birthday: '' };
}
