import * as v from 'valibot';
import type { ClinicWaitlistParams } from '#generated/models/clinic-waitlist-params.ts';
import { idParam } from '@/shared/url/search-params';

export const waitlistSearch = v.object({ filial: idParam });

export function waitlistQuery({ filial }: v.InferOutput<typeof waitlistSearch>): ClinicWaitlistParams {
  return filial === undefined ? {} : { filial_id: filial };
}
