import * as v from 'valibot';
import { idParam, slugParam } from '@/shared/url/search-params';

/**
 * Doctor, filial and service of a new entry. If one of them is missing, the page shows only the
 * list.
 */
export const waitlistSearch = v.object({ doctor: slugParam, filial: idParam, service: idParam });

type WaitlistSearch = v.InferOutput<typeof waitlistSearch>;

export function requestedEntry({ doctor, filial, service }: WaitlistSearch) {
  const isComplete = doctor !== undefined && filial !== undefined && service !== undefined;
  return isComplete ? { doctor, filial, service } : undefined;
}
