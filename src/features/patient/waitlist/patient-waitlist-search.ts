import * as v from 'valibot';
import { idParam, slugParam } from '@/shared/url/search-params';

/**
 * Doctor, filial and service to wait for; the page shows only the list unless all three are given.
 */
export const waitlistSearch = v.object({ doctor: slugParam, filial: idParam, service: idParam });

type WaitlistSearch = v.InferOutput<typeof waitlistSearch>;

/** The requested entry, if the URL names all three. */
export function requestedEntry({ doctor, filial, service }: WaitlistSearch) {
  const isComplete = doctor !== undefined && filial !== undefined && service !== undefined;
  return isComplete ? { doctor, filial, service } : undefined;
}
