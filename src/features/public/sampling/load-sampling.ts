import { notFound, redirect } from '@tanstack/react-router';
import { getClinicSamplingQueryOptions } from '#generated/api/public-sampling/public-sampling.ts';
import type { ClinicSampling } from '#generated/models/clinic-sampling.ts';
import { load } from '@/shared/api/load';
import { SLUG } from '@/shared/url/ids';

/** The analysis and where the clinic takes samples for it; without an analysis the clinic's own list of them. */
export async function loadSampling(
  loader: Parameters<typeof load>[0] & { readonly params: { readonly slug: string } },
  service: number | undefined,
): Promise<ClinicSampling> {
  const { slug } = loader.params;
  if (!SLUG.test(slug)) throw notFound();
  if (service === undefined) throw redirect({ to: '/clinic/$slug', params: { slug }, hash: 'services', replace: true });
  const { data } = await load(loader, getClinicSamplingQueryOptions(slug, { service_id: service }));
  return data;
}
