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
import { type Wanted, wantedOf, type WantedTimes } from '@/shared/url/wanted-search';

/**
 * Number of doctors shown at first. With more doctors, prices and reviews would be ten screens
 * further down.
 */
export const DOCTORS_AT_FIRST = 3;

/** Number of doctors that one press on «Показать ещё» adds. */
export const DOCTORS_PER_PAGE = 6;

/** Filters that the user has chosen on the page or in the search. */
export interface ClinicChoice {
  readonly filial?: number | undefined;
  readonly specialisation?: string | undefined;
  /** Slug of a service. */
  readonly does?: string | undefined;
  readonly wanted?: WantedTimes | undefined;
}

/** Returns the filters in the URL. */
export function clinicChoice({ filial, specialisation, does, ...search }: ClinicChoice & Wanted): ClinicChoice {
  return { filial, specialisation, does, wanted: wantedOf(search) };
}

/** Request parameters of one page of doctors. */
export function doctorsRequest(
  { filial, specialisation, does, wanted }: ClinicChoice,
  page: number,
): ClinicDoctorsParams {
  return {
    ...(filial !== undefined && { filial_id: filial }),
    ...(specialisation !== undefined && { specialisation }),
    ...(does !== undefined && { service: does }),
    ...wanted,
    page,
    per_page: DOCTORS_PER_PAGE,
  };
}

export function servicesRequest({ filial }: ClinicChoice): ClinicServicesParams {
  return filial === undefined ? {} : { filial_id: filial };
}

/** Loads the data of the page's top. The navigation waits for this data. */
export async function loadClinic(loader: ProfileLoader): Promise<ClinicFull> {
  const { data } = await load(loader, getClinicFullQueryOptions(slugOf(loader)));
  return data;
}

/**
 * Starts the requests of the sections once the clinic is known to exist. The navigation doesn't
 * wait: each section shows its own loading state and error.
 */
export function prefetchSections(loader: ProfileLoader, choice: ClinicChoice): void {
  const { slug } = loader.params;
  prefetch(loader, getClinicFilialsQueryOptions(slug, shownBySection));
  prefetch(loader, getClinicContactsQueryOptions(slug, shownBySection));
  prefetch(loader, getClinicDoctorsQueryOptions(slug, doctorsRequest(choice, 1), shownBySection));
  // The next sections are far down the page, so hovering over a link to the page doesn't request
  // their data.
  if (loader.preload) return;
  prefetch(loader, getClinicServicesQueryOptions(slug, servicesRequest(choice), shownBySection));
  prefetch(loader, getClinicFeedbacksQueryOptions(slug, latestReviews(), shownBySection));
}

export function prefetchReviews(loader: ProfileLoader, page: ReviewsSearch): void {
  prefetch(loader, getClinicFeedbacksQueryOptions(loader.params.slug, allReviews(page), shownBySection));
}

/**
 * Cached data of the sections for meta tags and JSON-LD. The page's `head` doesn't wait for data
 * that isn't cached.
 */
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
