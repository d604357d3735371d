import * as v from 'valibot';
import {
  getDoctorClinicsQueryOptions,
  getDoctorContactsQueryOptions,
  getDoctorEducationQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorParametersQueryOptions,
  getDoctorQualificationQueryOptions,
  getDoctorServicesQueryKey,
  getDoctorServicesQueryOptions,
  getDoctorWorkExperienceQueryOptions,
} from '#generated/api/public-doctors/public-doctors.ts';
import {
  getDoctorFeedbacksQueryKey,
  getDoctorFeedbacksQueryOptions,
} from '#generated/api/public-feedbacks/public-feedbacks.ts';
import type { DoctorFeedbacksAnswer } from '#generated/models/doctor-feedbacks-answer.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorServicesAnswer } from '#generated/models/doctor-services-answer.ts';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { allReviews, latestReviews } from '@/domain/review/review-queries';
import { type ProfileLoader, slugOf } from '@/features/public/profile/profile-loader';
import type { ReviewsSearch } from '@/features/public/profile/public-reviews-search';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { timesSearch } from '@/shared/url/booking-search';
import { optionalParam } from '@/shared/url/search-params';
import { wantedSearch } from '@/shared/url/wanted-search';

/**
 * Search params of a doctor's page: the booking choice, the days and hours of the search, and the
 * order of reviews (newest first by default).
 */
export const doctorSearch = v.object({
  ...timesSearch.entries,
  ...wantedSearch,
  sort: optionalParam(v.picklist(Object.values(FeedbackSort))),
});

/** Loads the data of the page's top. The navigation waits for this data. */
export async function loadDoctor(loader: ProfileLoader): Promise<DoctorFull> {
  const { data } = await load(loader, getDoctorFullQueryOptions(slugOf(loader)));
  return data;
}

/**
 * Starts the requests of the other sections once the doctor is known to exist. The navigation
 * doesn't wait: each section shows its own loading state and error.
 */
export function prefetchSections(loader: ProfileLoader): void {
  const { slug } = loader.params;
  // Services and clinics are visible at first, so hovering over a link to the page already requests
  // them. The data of the other sections is requested on the navigation.
  prefetch(loader, getDoctorServicesQueryOptions(slug, shownBySection));
  prefetch(loader, getDoctorClinicsQueryOptions(slug, shownBySection));
  if (loader.preload) return;
  prefetch(loader, getDoctorParametersQueryOptions(slug, shownBySection));
  prefetch(loader, getDoctorEducationQueryOptions(slug, shownBySection));
  prefetch(loader, getDoctorWorkExperienceQueryOptions(slug, shownBySection));
  prefetch(loader, getDoctorQualificationQueryOptions(slug, shownBySection));
  prefetch(loader, getDoctorFeedbacksQueryOptions(slug, latestReviews(), shownBySection));
  prefetch(loader, getDoctorContactsQueryOptions(slug, shownBySection));
}

export function prefetchReviews(loader: ProfileLoader, page: ReviewsSearch): void {
  prefetch(loader, getDoctorFeedbacksQueryOptions(loader.params.slug, allReviews(page), shownBySection));
}

/**
 * Cached data of the sections for meta tags and JSON-LD. The page's `head` doesn't wait for data
 * that isn't cached.
 */
export function knownSections({
  context: { queryClient },
  params: { slug },
}: Pick<ProfileLoader, 'context' | 'params'>) {
  const reviews = getDoctorFeedbacksQueryKey(slug, latestReviews());
  return {
    services: queryClient.getQueryData<DoctorServicesAnswer>(getDoctorServicesQueryKey(slug))?.data,
    reviews: queryClient.getQueryData<DoctorFeedbacksAnswer>(reviews)?.data,
  };
}
