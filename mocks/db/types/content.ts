import type { NotificationKind } from '#generated/models/notification-kind.ts';
import type { NotificationTarget } from '#generated/models/notification-target.ts';
import type { QuestionState } from '#generated/models/question-state.ts';
import type { Role } from '#generated/models/role.ts';

export interface NewsRow {
  readonly id: number;
  /** Id of the clinic; null for news of the site. */
  readonly clinic_id: number | null;
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly tag: string;
  /** Path of the drawing. */
  readonly picture: string | null;
  /** Time of publication; null for a draft. */
  readonly published_at: string | null;
  /** Time of the clinic's last change. */
  readonly updated_at?: string;
}

/** A patient's question with doctors' answers. */
export interface QuestionRow {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** First name of the author; null if hidden. */
  readonly author_name: string | null;
  readonly meddirection_id: number;
  readonly created_at: string;
  readonly answers: readonly AnswerRow[];
  /** Account of the author; absent if the author has no account. */
  readonly user_id?: number;
  /** State in moderation; absent if published. */
  readonly state?: QuestionState;
  readonly reject_reason?: string | null;
}

export interface AnswerRow {
  readonly id: number;
  readonly doctor_id: number;
  readonly text: string;
  readonly created_at: string;
}

export interface NotificationRow {
  readonly id: number;
  readonly user_id: number;
  readonly cabinet: Role;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text: string;
  readonly created_at: string;
  readonly is_read: boolean;
  readonly target: NotificationTarget | null;
}
