import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { SLUG } from '@/shared/url/ids';

/** The parts of a route's loader context that profile pages need. */
export interface ProfileLoader {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly slug: string };
  readonly preload: boolean;
}

/**
 * The slug of the URL. One that the contract forbids gives the not-found screen without a request.
 */
export function slugOf({ params: { slug } }: Pick<ProfileLoader, 'params'>): string {
  if (!SLUG.test(slug)) throw notFound();
  return slug;
}
