export interface NewsRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly published_on: string;
}

/** A patient's question with what doctors answered, for the page of questions and answers. */
export interface QuestionRow {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** First name; null when hidden. */
  readonly author_name: string | null;
  readonly meddirection_id: number;
  readonly created_at: string;
  readonly answers: readonly AnswerRow[];
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
  readonly kind: 'visit_created' | 'visit_cancelled' | 'feedback';
  readonly title: string;
  readonly text: string;
  readonly created_at: string;
  readonly is_read: boolean;
}
