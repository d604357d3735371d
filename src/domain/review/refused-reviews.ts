import type { ComplaintReason } from '#generated/models/complaint-reason.ts';
import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import { wholeNumber } from '@/shared/format/number';
import { wordFor } from '@/shared/format/word-for';

/**
 * Reasons for refusing a review. A reason that this version doesn't know is counted under `other`.
 */
const refusals: Readonly<Record<ComplaintReason, string>> = {
  not_patient: 'не\u00A0пациент',
  insult: 'оскорбления',
  personal_data: 'личные данные',
  advertising: 'реклама',
  untrue: 'недостоверное',
  other: 'другое',
};

/**
 * Number of refused reviews by reason: «Не прошли проверку: 3 (оскорбления 2, реклама 1)». Empty if
 * no review was refused.
 */
export function refusedPhrase({
  rejected_count: count = 0,
  rejected_for: reasons = [],
}: Pick<FeedbackMeta, 'rejected_count' | 'rejected_for'>): string {
  if (count === 0) return '';
  const told = reasons.map((one) => `${wordFor(refusals, one.reason, refusals.other)}\u00A0${wholeNumber(one.count)}`);
  return `Не\u00A0прошли проверку: ${wholeNumber(count)}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
}
