import type { ServiceQuestion } from '#generated/models/service-question.ts';
import type { ServiceQuestionsRequest } from '#generated/models/service-questions-request.ts';
import type { VisitAnswersRequest } from '#generated/models/visit-answers-request.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';
import type { ReadOf } from '@/features/desk/caller/people-desk';
import type { WriteOf } from '@/shared/write/use-write-of';

/** The operation with which a cabinet fills in what a visit asks. */
export interface AnswersDesk {
  readonly answersUpdate: WriteOf<{ data: VisitQuestion[] }, { id: number; data: VisitAnswersRequest }>;
}

/** The operations with which a cabinet reads and changes what a service asks. */
export interface QuestionsDesk {
  readonly questionList: (service: number) => ReadOf<{ data: ServiceQuestion[] }>;
  readonly questionsUpdate: WriteOf<{ data: ServiceQuestion[] }, { service: number; data: ServiceQuestionsRequest }>;
}
