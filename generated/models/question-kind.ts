/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `choice` has 2 to 10 options, `yes_no` exactly «Да» and «Нет» in this order, `text` has none. The answer of the first two is one of the options.
 */
export type QuestionKind = (typeof QuestionKind)[keyof typeof QuestionKind];

export const QuestionKind = {
  choice: 'choice',
  yes_no: 'yes_no',
  text: 'text',
} as const;
