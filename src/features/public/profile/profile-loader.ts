import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { SLUG } from '@/shared/url/ids';

/** The fields of a route's loader context that profile pages use. */
export interface ProfileLoader {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly slug: string };
  readonly preload: boolean;
}

/** The slug of the URL. An invalid slug shows the «not found» screen without a request. */
export function slugOf({ params: { slug } }: Pick<ProfileLoader, 'params'>): string {
  if (!SLUG.test(slug)) throw notFound();
  return slug;
}
