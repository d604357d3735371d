import {
  getClinicContactsQueryOptions,
  getClinicDoctorsQueryOptions,
  getClinicFilialsQueryKey,
  getClinicFilialsQueryOptions,
  getClinicFullQueryOptions,
  getClinicServicesQueryKey,
  getClinicServicesQueryOptions,
} from '#generated/api/public-clinics/public-clinics.ts';
import {
  getClinicFeedbacksQueryKey,
  getClinicFeedbacksQueryOptions,
} from '#generated/api/public-feedbacks/public-feedbacks.ts';
import type { ClinicDoctorsParams } from '#generated/models/clinic-doctors-params.ts';
import type { ClinicFeedbacksAnswer } from '#generated/models/clinic-feedbacks-answer.ts';
import type { ClinicFilialsAnswer } from '#generated/models/clinic-filials-answer.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { ClinicServicesAnswer } from '#generated/models/clinic-services-answer.ts';
import type { ClinicServicesParams } from '#generated/models/clinic-services-params.ts';
import { allReviews, latestReviews } from '@/domain/review/review-queries';
import { type ProfileLoader, slugOf } from '@/features/public/profile/profile-loader';
import type { ReviewsSearch } from '@/features/public/profile/public-reviews-search';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

/** Doctors shown at first; more would push prices and reviews ten screens down. */
export const DOCTORS_AT_FIRST = 3;

/** Doctors that «Показать ещё» adds. */
export const DOCTORS_PER_PAGE = 6;

/** The choices on the page. */
export interface ClinicChoice {
  readonly filial?: number | undefined;
  readonly specialisation?: string | undefined;
  /** Slug of a service. */
  readonly does?: string | undefined;
}

/** Request parameters of one page of doctors. */
export function doctorsRequest({ filial, specialisation, does }: ClinicChoice, page: number): ClinicDoctorsParams {
  return {
    ...(filial !== undefined && { filial_id: filial }),
    ...(specialisation !== undefined && { specialisation }),
    ...(does !== undefined && { service: does }),
    page,
    per_page: DOCTORS_PER_PAGE,
  };
}

/** Request parameters of the services. */
export function servicesRequest({ filial }: ClinicChoice): ClinicServicesParams {
  return filial === undefined ? {} : { filial_id: filial };
}

/** Loads the page's head, which the navigation waits for. */
export async function loadClinic(loader: ProfileLoader): Promise<ClinicFull> {
  const { data } = await load(loader, getClinicFullQueryOptions(slugOf(loader)));
  return data;
}

/**
 * Starts the requests of the sections once the clinic is known to exist. The page doesn't wait:
 * each section shows its own state.
 */
export function prefetchSections(loader: ProfileLoader, choice: ClinicChoice): void {
  const { slug } = loader.params;
  prefetch(loader, getClinicFilialsQueryOptions(slug, shownBySection));
  prefetch(loader, getClinicContactsQueryOptions(slug, shownBySection));
  prefetch(loader, getClinicDoctorsQueryOptions(slug, doctorsRequest(choice, 1), shownBySection));
  // Far down the page: not requested when a link is only hovered.
  if (loader.preload) return;
  prefetch(loader, getClinicServicesQueryOptions(slug, servicesRequest(choice), shownBySection));
  prefetch(loader, getClinicFeedbacksQueryOptions(slug, latestReviews(), shownBySection));
}

/** Starts the request of one page of all reviews. */
export function prefetchReviews(loader: ProfileLoader, page: ReviewsSearch): void {
  prefetch(loader, getClinicFeedbacksQueryOptions(loader.params.slug, allReviews(page), shownBySection));
}

/** Sections from the cache, for the document's head, which doesn't wait for them. */
export function knownSections({
  context: { queryClient },
  params: { slug },
}: Pick<ProfileLoader, 'context' | 'params'>) {
  const reviews = getClinicFeedbacksQueryKey(slug, latestReviews());
  return {
    filials: queryClient.getQueryData<ClinicFilialsAnswer>(getClinicFilialsQueryKey(slug))?.data,
    services: queryClient.getQueryData<ClinicServicesAnswer>(getClinicServicesQueryKey(slug, {}))?.data,
    reviews: queryClient.getQueryData<ClinicFeedbacksAnswer>(reviews)?.data,
  };
}
