import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { SLUG } from '@/shared/url/ids';

/** As much of a route's loader as the pages of a doctor and a clinic need. */
export interface ProfileLoader {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly slug: string };
  readonly preload: boolean;
}

/** The slug of the URL. One that the contract forbids is not asked for: it becomes the not-found screen at once. */
export function slugOf({ params: { slug } }: Pick<ProfileLoader, 'params'>): string {
  if (!SLUG.test(slug)) throw notFound();
  return slug;
}
