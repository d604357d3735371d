import type { ClinicFeedback } from '#generated/models/clinic-feedback.ts';
import type { ComplaintRequest } from '#generated/models/complaint-request.ts';
import type { DoctorFeedback } from '#generated/models/doctor-feedback.ts';
import type { FeedbackReplyRequest } from '#generated/models/feedback-reply-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** A review of the doctor, or of the clinic: then it also says of whom and where. */
export type OwnFeedback = DoctorFeedback & Partial<Pick<ClinicFeedback, 'doctor' | 'filial'>>;

/** By which operations a cabinet answers reviews. */
export interface ReviewsDesk {
  readonly side: 'doctor' | 'clinic';
  /** False for somebody who only reads. */
  readonly mayAnswer: boolean;
  readonly replyUpdate: WriteOf<unknown, { id: number; data: FeedbackReplyRequest }>;
  readonly replyDelete: WriteOf<unknown, { id: number }>;
  readonly complaintUpdate: WriteOf<unknown, { id: number; data: ComplaintRequest }>;
}
