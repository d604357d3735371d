import type { ServiceQuestion } from '#generated/models/service-question.ts';
import type { ServiceQuestionsRequest } from '#generated/models/service-questions-request.ts';
import type { VisitAnswersRequest } from '#generated/models/visit-answers-request.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';
import type { ReadOf } from '@/features/desk/caller/people-desk';
import type { WriteOf } from '@/shared/write/use-write-of';

/** Operation that fills in the answers of a visit in a cabinet. */
export interface AnswersDesk {
  readonly answersUpdate: WriteOf<{ data: VisitQuestion[] }, { id: number; data: VisitAnswersRequest }>;
}

/** Operations that load and change the questions of a service in a cabinet. */
export interface QuestionsDesk {
  readonly questionList: (service: number) => ReadOf<{ data: ServiceQuestion[] }>;
  readonly questionsUpdate: WriteOf<{ data: ServiceQuestion[] }, { service: number; data: ServiceQuestionsRequest }>;
}
