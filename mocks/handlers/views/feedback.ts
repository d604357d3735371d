import type { FeedbackSort } from '@generated/models/feedback-sort.ts';
import type { Feedback } from '@generated/models/feedback.ts';
import type { FeedbackRow } from '../../db/types/doctor.ts';

const newestFirst = (a: FeedbackRow, b: FeedbackRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

/** Orders of specification §9; equal ratings stand newest first. */
export const feedbackOrders: Readonly<Record<FeedbackSort, (a: FeedbackRow, b: FeedbackRow) => number>> = {
  new: newestFirst,
  old: (a, b) => newestFirst(b, a),
  'high-rate': (a, b) => b.rating - a.rating || newestFirst(a, b),
  'low-rate': (a, b) => a.rating - b.rating || newestFirst(a, b),
};

/** A published review; a name that its author hid stays here. */
export function feedbackView(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    author_name: row.is_name_hidden ? null : row.author_name,
    service_title: row.service_title,
    created_at: row.created_at,
    reply: row.reply,
  };
}
