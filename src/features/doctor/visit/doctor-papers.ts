import {
  getDoctorVisitAnswersUpdateMutationOptions,
  getDoctorVisitDocumentCreateMutationOptions,
  getDoctorVisitDocumentDeleteMutationOptions,
  getDoctorVisitNoteCreateMutationOptions,
  getDoctorVisitNoteDeleteMutationOptions,
} from '#generated/api/doctor-visit-papers/doctor-visit-papers.ts';
import type { PapersDesk } from '@/features/desk/papers/papers-desk';
import type { AnswersDesk } from '@/features/desk/questions/questions-desk';

/** How a doctor adds and removes notes and documents. */
export const doctorPapers: PapersDesk = {
  by: 'doctor',
  documentCreate: getDoctorVisitDocumentCreateMutationOptions,
  documentDelete: getDoctorVisitDocumentDeleteMutationOptions,
  noteCreate: getDoctorVisitNoteCreateMutationOptions,
  noteDelete: getDoctorVisitNoteDeleteMutationOptions,
};

export const doctorAnswers: AnswersDesk = { answersUpdate: getDoctorVisitAnswersUpdateMutationOptions };
