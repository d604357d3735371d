import type { ClinicSampling } from '#generated/models/clinic-sampling.ts';
import { sampledService } from '@/domain/service/several-analyses';

/**
 * Title of the page with times for a sample. It has its own file, because titles are part of every
 * page's first scripts, and the requests of this page are not.
 */
export function samplingTitle(sampling: ClinicSampling): string {
  return `${sampledService(sampling).title}: когда сдать`;
}
