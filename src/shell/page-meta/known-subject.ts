import {
  getClinicFilialsQueryKey,
  getClinicFullQueryKey,
  getDoctorFullQueryKey,
  getQuestionListQueryKey,
  getQuestionReadQueryKey,
} from '@generated/api/public/public';
import type { ClinicFilials200 } from '@generated/models/clinic-filials200';
import type { ClinicFull200 } from '@generated/models/clinic-full200';
import type { DoctorFull200 } from '@generated/models/doctor-full200';
import type { Question } from '@generated/models/question';
import type { QuestionList200 } from '@generated/models/question-list200';
import type { QuestionRead200 } from '@generated/models/question-read200';
import type { QueryClient } from '@tanstack/react-query';
import { clinicSubject } from './clinic-subject';
import { doctorSubject } from './doctor-subject';
import type { PageSubject, ShownPage } from './page-meta';
import { questionsSubject } from './questions-subject';
import { homeSubject, plainSubject } from './site-subject';

/** What a page is about, out of the data that it has itself loaded by now: search engines cost nobody a request. */
export function knownSubject(page: ShownPage, cache: QueryClient): PageSubject | undefined {
  const slug = page.params['slug'] ?? '';
  switch (page.name) {
    case 'home':
      return homeSubject(page);
    case 'doctorBySlug':
    case 'doctorBySlugReviews': {
      const doctor = cache.getQueryData<DoctorFull200>(getDoctorFullQueryKey(slug));
      return doctor && doctorSubject(doctor.data, page);
    }
    case 'clinicBySlug':
    case 'clinicBySlugReviews': {
      const clinic = cache.getQueryData<ClinicFull200>(getClinicFullQueryKey(slug));
      const filials = cache.getQueryData<ClinicFilials200>(getClinicFilialsQueryKey(slug));
      return clinic && clinicSubject(clinic.data, filials?.data ?? [], page);
    }
    case 'qa':
      return questionsSubject(shownQuestions(page, cache), page);
    default:
      return plainSubject(page);
  }
}

function shownQuestions({ params: { id } }: ShownPage, cache: QueryClient): Question[] {
  if (id !== undefined) {
    const one = cache.getQueryData<QuestionRead200>(getQuestionReadQueryKey(Number(id)));
    return one === undefined ? [] : [one.data];
  }
  const lists = cache.getQueriesData<QuestionList200>({ queryKey: getQuestionListQueryKey(), type: 'active' });
  return lists.flatMap(([, list]) => list?.data ?? []);
}
