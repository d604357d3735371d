/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceQuestionRequest } from './service-question-request.ts';

/**
 * All questions of the service in order; missing ones are deleted.
 */
export interface ServiceQuestionsRequest {
  /**
   * Questions in order.
   * @maxItems 10
   */
  questions: ServiceQuestionRequest[];
}
