import type { Funding } from '#generated/models/funding.ts';
import { wordFor } from '@/shared/format/word-for';

/** As a filter, a choice and a visit call them. */
export const fundingLabel = {
  osms: 'По\u00A0ОСМС бесплатно',
  dms: 'По\u00A0ДМС',
  paid: 'Платно',
} satisfies Record<Funding, string>;

/** The same inside a sentence; a funding that this version doesn't know is left out. */
const inSentence: Readonly<Record<Funding, string | undefined>> = {
  osms: 'по\u00A0ОСМС бесплатно',
  dms: 'по\u00A0ДМС',
  paid: undefined,
};

/** Who else pays than the patient: «по ДМС или по ОСМС бесплатно»; empty if nobody is known to. */
export function othersPay(funding: readonly Funding[]): string {
  return funding
    .toReversed()
    .flatMap((one) => wordFor(inSentence, one, undefined) ?? [])
    .join(' или\u00A0');
}

/** What a referral is for, and where to get it. */
export const referralTexts = {
  title: 'Нужно направление от\u00A0терапевта',
  text: 'Попросите его в\u00A0поликлинике, к\u00A0которой прикреплены (для\u00A0ребёнка\u00A0— у\u00A0педиатра), и\u00A0возьмите с\u00A0собой. Без направления по\u00A0ОСМС могут не\u00A0принять.',
} as const;
