import type { WaitingPerson } from '#generated/models/waiting-person.ts';

/** Who has no account is told by phone. */
export function offeredText({ has_account, phone }: WaitingPerson): string {
  if (has_account) return 'Время предложено, пациент получил уведомление';
  return `Время отложено. Позвоните клиенту${phone === null ? '' : `: ${phone}`}`;
}
