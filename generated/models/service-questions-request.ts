/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceQuestionRequest } from './service-question-request.ts';

/**
 * All questions of the service in their order; what is not among them is asked no more.
 */
export interface ServiceQuestionsRequest {
  /**
   * In the order in which they are asked.
   * @maxItems 10
   */
  questions: ServiceQuestionRequest[];
}
