import * as v from 'valibot';
import { idParam, slugParam } from '@/shared/url/search-params';

/** Doctor, filial and service to wait for. Unless all three are given, the page is only the list. */
export const waitlistSearch = v.object({ doctor: slugParam, filial: idParam, service: idParam });

type WaitlistSearch = v.InferOutput<typeof waitlistSearch>;

/** What the URL asks to wait for, if it names all three. */
export function requestedEntry({ doctor, filial, service }: WaitlistSearch) {
  const isComplete = doctor !== undefined && filial !== undefined && service !== undefined;
  return isComplete ? { doctor, filial, service } : undefined;
}
