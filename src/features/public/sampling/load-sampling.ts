import { isNotFound, redirect } from '@tanstack/react-router';
import { getClinicSamplingQueryOptions } from '#generated/api/public-sampling/public-sampling.ts';
import type { ClinicSampling } from '#generated/models/clinic-sampling.ts';
import { type ProfileLoader, slugOf } from '@/features/public/profile/profile-loader';
import { load } from '@/shared/api/load';
import { servicesAsked, type TimesSearch } from '@/shared/url/booking-search';

/**
 * Loads the analyses and the filials that take samples for them. If the URL contains no analysis,
 * the user is redirected to the clinic's list of analyses.
 */
export async function loadSampling(
  loader: ProfileLoader,
  search: Pick<TimesSearch, 'service' | 'analyses'>,
): Promise<ClinicSampling> {
  const slug = slugOf(loader);
  if (search.service === undefined) {
    throw redirect({ to: '/clinic/$slug', params: { slug }, hash: 'services', replace: true });
  }
  try {
    return (await load(loader, getClinicSamplingQueryOptions(slug, servicesAsked(search)))).data;
  } catch (error) {
    // The clinic no longer offers one of the analyses. The user is redirected to the page that
    // compares clinics.
    if (isNotFound(error) && search.analyses !== undefined) {
      throw redirect({ to: '/analyses', search: { analyses: search.analyses }, replace: true });
    }
    throw error;
  }
}
