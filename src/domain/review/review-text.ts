import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import type { Gender } from '#generated/models/gender.ts';
import { calendarDay } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';

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

/** Numbers of reviews with five stars, with four stars, and so on down to one. */
export function ratingCounts({
  distribution,
}: Pick<FeedbackMeta, 'distribution'>): [number, number, number, number, number] {
  const count = (rating: number): number => distribution.find((row) => row.rating === rating)?.count ?? 0;
  return [count(5), count(4), count(3), count(2), count(1)];
}
