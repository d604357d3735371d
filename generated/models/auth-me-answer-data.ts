/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { User } from './user.ts';

export type AuthMeAnswerData = {
  user: User;
};
