/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Question } from './question.ts';

export interface QuestionReadAnswer {
  data: Question;
}
