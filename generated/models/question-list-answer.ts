/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Meta } from './meta.ts';
import type { Question } from './question.ts';

export interface QuestionListAnswer {
  data: Question[];
  meta: Meta;
}
