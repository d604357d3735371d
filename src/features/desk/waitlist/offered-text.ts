import type { WaitingPerson } from '#generated/models/waiting-person.ts';

/** Text of the toast after an offer. A person without an account must be called. */
export function offeredText({ has_account, phone }: WaitingPerson): string {
  if (has_account) return 'Время предложено, пациент получил уведомление';
  return `Время отложено. Позвоните клиенту${phone === null ? '' : `: ${phone}`}`;
}
