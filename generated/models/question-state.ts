/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * State of moderation: waiting, published, or rejected.
 */
export type QuestionState = (typeof QuestionState)[keyof typeof QuestionState];

export const QuestionState = {
  in_process: 'in_process',
  published: 'published',
  rejected: 'rejected',
} as const;
