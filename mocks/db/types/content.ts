export interface NewsRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly published_on: string;
}

/** A question with its answer, for the page of questions and answers. */
export interface QuestionRow {
  readonly id: number;
  readonly topic: 'booking' | 'visits' | 'account' | 'reviews' | 'clinics';
  readonly question: string;
  readonly answer: string;
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
