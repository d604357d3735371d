import type { WaitingPerson } from '#generated/models/waiting-person.ts';

/**
 * Text of the toast after a time was offered. A person without an account has to be called by
 * phone.
 */
export function offeredText({ has_account, phone }: WaitingPerson): string {
  if (has_account) return 'Время предложено, пациент получил уведомление';
  return `Время отложено. Позвоните клиенту${phone === null ? '' : `: ${phone}`}`;
}
