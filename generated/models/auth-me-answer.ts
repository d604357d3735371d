/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { AuthMeAnswerData } from './auth-me-answer-data.ts';

export interface AuthMeAnswer {
  data: AuthMeAnswerData;
}
