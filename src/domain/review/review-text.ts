import type { ComplaintReason } from '#generated/models/complaint-reason.ts';
import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import type { Gender } from '#generated/models/gender.ts';
import { calendarDay } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { wordFor } from '@/shared/format/word-for';

/**
 * Date and service of the reviewed visit: «3 мая, первичный приём кардиолога», «26 апреля, ЭКГ с
 * расшифровкой».
 */
export function reviewOccasion({ created_at, service_title }: Pick<Feedback, 'created_at' | 'service_title'>): string {
  const day = calendarDay(created_at);
  return service_title === null ? day : `${day}, ${typeset(lowerFirst(service_title))}`;
}

/** Date of the doctor's reply: «ответила 4 мая». */
export function replyOccasion(gender: Gender, createdAt: string): string {
  return `${gender === 'female' ? 'ответила' : 'ответил'} ${calendarDay(createdAt)}`;
}

/** A reason that this version doesn't know counts as another. */
const refusals: Readonly<Record<ComplaintReason, string>> = {
  not_patient: 'не\u00A0пациент',
  insult: 'оскорбления',
  personal_data: 'личные данные',
  advertising: 'реклама',
  untrue: 'недостоверное',
  other: 'другое',
};

/** «Не прошли проверку: 3 (оскорбления 2, реклама 1)»; empty if none was refused. */
export function refusedPhrase({
  rejected_count: count = 0,
  rejected_for: reasons = [],
}: Pick<FeedbackMeta, 'rejected_count' | 'rejected_for'>): string {
  if (count === 0) return '';
  const told = reasons.map((one) => `${wordFor(refusals, one.reason, refusals.other)}\u00A0${wholeNumber(one.count)}`);
  return `Не\u00A0прошли проверку: ${wholeNumber(count)}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
}

/** Number of reviews with five stars, with four, and so on to one. */
export function ratingCounts({
  distribution,
}: Pick<FeedbackMeta, 'distribution'>): [number, number, number, number, number] {
  const count = (rating: number): number => distribution.find((row) => row.rating === rating)?.count ?? 0;
  return [count(5), count(4), count(3), count(2), count(1)];
}
