import * as v from 'valibot';
import {
  getDoctorClinicsQueryOptions,
  getDoctorContactsQueryOptions,
  getDoctorEducationQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorParametersQueryOptions,
  getDoctorQualificationQueryOptions,
  getDoctorServicesQueryOptions,
  getDoctorWorkExperienceQueryOptions,
} from '#generated/api/public-doctors/public-doctors.ts';
import { getDoctorFeedbacksQueryOptions } from '#generated/api/public-feedbacks/public-feedbacks.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { allReviews, latestReviews } from '@/domain/review/review-queries';
import { type ProfileLoader, slugOf } from '@/features/public/profile/profile-loader';
import type { ReviewsSearch } from '@/features/public/profile/public-reviews-search';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { timesSearch } from '@/shared/url/booking-search';
import { optionalParam } from '@/shared/url/search-params';

/** What is chosen on a doctor's page: the booking, and the order of the reviews, newest first without it. */
export const doctorSearch = v.object({
  ...timesSearch.entries,
  sort: optionalParam(v.picklist(Object.values(FeedbackSort))),
});

/** The head of the page, which is waited for. */
export async function loadDoctor(loader: ProfileLoader): Promise<DoctorFull> {
  const { data } = await load(loader, getDoctorFullQueryOptions(slugOf(loader)));
  return data;
}

/** Asks for the other sections once there is such a doctor. The page does not wait: each section shows its own state. */
export function prefetchSections(loader: ProfileLoader): void {
  const { slug } = loader.params;
  // Above the fold: worth asking for when a link is merely pointed at. The rest is not.
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

/** Asks for a page of all reviews, once there is such a doctor. */
export function prefetchReviews(loader: ProfileLoader, page: ReviewsSearch): void {
  prefetch(loader, getDoctorFeedbacksQueryOptions(loader.params.slug, allReviews(page), shownBySection));
}
