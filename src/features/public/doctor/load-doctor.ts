import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
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
import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { allReviews, latestReviews } from '@/domain/review/review-queries';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { SLUG } from '@/shared/url/ids';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly slug: string };
  readonly preload: boolean;
}

/** The head of the page. It is waited for; an unknown slug becomes the not-found screen. */
export async function loadDoctor(loader: LoaderContext): Promise<DoctorFull> {
  if (!SLUG.test(loader.params.slug)) throw notFound();
  const { data } = await load(loader, getDoctorFullQueryOptions(loader.params.slug));
  return data;
}

/** Sets the other sections on their way, once there is such a doctor. Nobody waits for them: each shows its own state. */
export function warmSections(loader: LoaderContext): void {
  const { slug } = loader.params;
  // What stands above the fold is worth asking for when a link is merely pointed at; the rest is not.
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

/** Sets a page of the list of all reviews on its way, once there is such a doctor. */
export function warmReviews(loader: LoaderContext & ReviewsDeps): void {
  prefetch(loader, getDoctorFeedbacksQueryOptions(loader.params.slug, allReviews(loader.deps), shownBySection));
}

interface ReviewsDeps {
  readonly deps: { readonly sort: FeedbackSort; readonly page: number };
}
