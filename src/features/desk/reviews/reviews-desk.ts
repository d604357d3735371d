import type { ComplaintRequest } from '#generated/models/complaint-request.ts';
import type { FeedbackReplyRequest } from '#generated/models/feedback-reply-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** A cabinet's operations for replies to reviews. */
export interface ReviewsDesk {
  readonly side: 'doctor' | 'clinic';
  /** Whether the user has the right to reply. */
  readonly mayAnswer: boolean;
  readonly replyUpdate: WriteOf<unknown, { id: number; data: FeedbackReplyRequest }>;
  readonly replyDelete: WriteOf<unknown, { id: number }>;
  readonly complaintUpdate: WriteOf<unknown, { id: number; data: ComplaintRequest }>;
}
