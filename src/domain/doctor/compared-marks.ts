import { KeptMarks, useKeptMarks } from '@/shared/kept-marks';
import { SLUG } from '@/shared/url/ids';

/** As many as fit side by side on a desktop. */
export const MOST_COMPARED = 3;

/** Slugs of the doctors marked for comparison. */
export const comparedMarks = new KeptMarks('compared', isSlug, MOST_COMPARED);

export const useComparedMarks = (): readonly string[] => useKeptMarks(comparedMarks);

function isSlug(item: unknown): item is string {
  return typeof item === 'string' && SLUG.test(item);
}
