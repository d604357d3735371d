import { redirect } from '@tanstack/react-router';
import { getClinicSamplingQueryOptions } from '#generated/api/public-sampling/public-sampling.ts';
import type { ClinicSampling } from '#generated/models/clinic-sampling.ts';
import { type ProfileLoader, slugOf } from '@/features/public/profile/profile-loader';
import { load } from '@/shared/api/load';

/** The analysis and where the clinic takes samples for it; without an analysis the clinic's own list of them. */
export async function loadSampling(loader: ProfileLoader, service: number | undefined): Promise<ClinicSampling> {
  const slug = slugOf(loader);
  if (service === undefined) throw redirect({ to: '/clinic/$slug', params: { slug }, hash: 'services', replace: true });
  const { data } = await load(loader, getClinicSamplingQueryOptions(slug, { service_id: service }));
  return data;
}
