import { StoredSelection, useStoredSelection } from '@/shared/stored-selection';
import { SLUG } from '@/shared/url/ids';

/** Maximum number of compared doctors. This many fit side by side on a desktop. */
export const MOST_COMPARED = 3;

export const comparedSlugs = new StoredSelection('compared', isSlug, MOST_COMPARED);

export const useComparedSlugs = (): readonly string[] => useStoredSelection(comparedSlugs);

function isSlug(item: unknown): item is string {
  return typeof item === 'string' && SLUG.test(item);
}
