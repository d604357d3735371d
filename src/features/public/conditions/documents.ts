import { cookiesPolicy } from './cookies-policy';
import type { LegalDocument } from './legal-document';
import { processingPersonalData } from './processing-personal-data';
import { protectionPersonalData } from './protection-personal-data';
import { ratingRules } from './rating-rules';
import { userAgreement } from './user-agreement';

/** Legal documents by the last segment of their URL (docs/rules.md §2, conditions). */
export const documents = {
  'user-agreement': userAgreement,
  'cookies-policy': cookiesPolicy,
  'protection-personal-data': protectionPersonalData,
  'processing-personal-data': processingPersonalData,
  rating: ratingRules,
} as const satisfies Record<string, LegalDocument>;

export type DocumentName = keyof typeof documents;

export const documentNames = Object.keys(documents) as DocumentName[];
