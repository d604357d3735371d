import type { CardAccess } from '#generated/models/card-access.ts';
import { wordFor } from '@/shared/format/word-for';

const rightLabels = {
  read: 'Только просмотр',
  book: 'Просмотр и\u00A0запись',
  own: 'Стать владельцем карты',
} as const satisfies Record<CardAccess['right'], string>;

/** Label of the right that an invitation or an access grants. */
export function rightLabel(right: CardAccess['right']): string {
  return wordFor(rightLabels, right, rightLabels.read);
}

/** Explanation of each right. */
export const rightNotes = {
  read: 'Видеть визиты, медкарту и\u00A0документы',
  book: 'Видеть визиты, медкарту и\u00A0документы, записывать к\u00A0врачу, переносить и\u00A0отменять',
  own: 'Карта, документы и\u00A0визиты переходят к\u00A0тому, чьи они',
} as const satisfies Record<CardAccess['right'], string>;
