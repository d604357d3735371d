import type { ServiceQuestion } from '#generated/models/service-question.ts';
import type { ServiceQuestionsRequest } from '#generated/models/service-questions-request.ts';
import type { VisitAnswersRequest } from '#generated/models/visit-answers-request.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';
import type { ReadOf } from '@/features/desk/caller/people-desk';
import type { WriteOf } from '@/shared/write/use-write-of';

/** A cabinet's operation that fills in the patient's answers for a visit. */
export interface AnswersDesk {
  readonly answersUpdate: WriteOf<{ data: VisitQuestion[] }, { id: number; data: VisitAnswersRequest }>;
}

/** A cabinet's operations that load and change the questions of a service. */
export interface QuestionsDesk {
  readonly questionList: (service: number) => ReadOf<{ data: ServiceQuestion[] }>;
  readonly questionsUpdate: WriteOf<{ data: ServiceQuestion[] }, { service: number; data: ServiceQuestionsRequest }>;
}
