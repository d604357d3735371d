import type { Question } from '#generated/models/question.ts';
import { calendarDay } from '@/shared/format/date';

/** Who asked and when: «Алия, 20 апреля». */
export function askedBy({ author_name: name, created_at: at }: Pick<Question, 'author_name' | 'created_at'>): string {
  return `${name ?? 'Имя скрыто'}, ${calendarDay(at)}`;
}
