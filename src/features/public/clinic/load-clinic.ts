import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import {
  getClinicContactsQueryOptions,
  getClinicDoctorsQueryOptions,
  getClinicFilialsQueryKey,
  getClinicFilialsQueryOptions,
  getClinicFullQueryOptions,
  getClinicServicesQueryOptions,
} from '#generated/api/public-clinics/public-clinics.ts';
import { getClinicFeedbacksQueryOptions } from '#generated/api/public-feedbacks/public-feedbacks.ts';
import type { ClinicFilials200 } from '#generated/models/clinic-filials200.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import type { Filial } from '#generated/models/filial.ts';
import { allReviews, latestReviews } from '@/domain/review/review-queries';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { SLUG } from '@/shared/url/ids';
import { type ClinicChoice, doctorsRequest, servicesRequest } from './clinic-requests';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly slug: string };
  readonly preload: boolean;
}

/** The head of the page. It is waited for; an unknown slug becomes the not-found screen. */
export async function loadClinic(loader: LoaderContext): Promise<ClinicFull> {
  if (!SLUG.test(loader.params.slug)) throw notFound();
  const { data } = await load(loader, getClinicFullQueryOptions(loader.params.slug));
  return data;
}

/** Sets the sections on their way, once there is such a clinic. Nobody waits for them: each shows its own state. */
export function warmSections(loader: LoaderContext, choice: ClinicChoice): void {
  const { slug } = loader.params;
  prefetch(loader, getClinicFilialsQueryOptions(slug, shownBySection));
  prefetch(loader, getClinicContactsQueryOptions(slug, shownBySection));
  prefetch(loader, getClinicDoctorsQueryOptions(slug, doctorsRequest(choice, 1), shownBySection));
  // What stands far below is not worth asking for when a link is merely pointed at.
  if (loader.preload) return;
  prefetch(loader, getClinicServicesQueryOptions(slug, servicesRequest(choice), shownBySection));
  prefetch(loader, getClinicFeedbacksQueryOptions(slug, latestReviews(), shownBySection));
}

/** Sets a page of the list of all reviews on its way, once there is such a clinic. */
export function warmReviews(loader: LoaderContext, page: { readonly sort: FeedbackSort; readonly page: number }): void {
  prefetch(loader, getClinicFeedbacksQueryOptions(loader.params.slug, allReviews(page), shownBySection));
}

/** The filials of a clinic's page as far as they have come: for its head, which waits for nothing. */
export function knownFilials({
  context,
  params: { slug },
}: Pick<LoaderContext, 'context' | 'params'>): readonly Filial[] {
  return context.queryClient.getQueryData<ClinicFilials200>(getClinicFilialsQueryKey(slug))?.data ?? [];
}
