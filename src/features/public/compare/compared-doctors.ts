import * as v from 'valibot';
import { VisitFormat } from '#generated/models/visit-format.ts';
import { MOST_COMPARED } from '@/domain/doctor/compared-slugs';
import { SLUG } from '@/shared/url/ids';
import { optionalParam, slugParam } from '@/shared/url/search-params';

/**
 * Doctors in the URL, written as `a,b`. An invalid slug stays in the list, so that the page says
 * that this doctor is missing.
 */
const doctorsParam = v.optional(
  v.pipe(
    v.custom<string[]>(() => true),
    v.transform((raw): string[] => slugsOf(raw)),
  ),
);

const LONGEST_SLUG = 120;

function slugsOf(raw: unknown): string[] {
  const items: unknown[] = Array.isArray(raw) ? raw : String(raw ?? '').split(',');
  // Cuts a long slug, so that the links of the page are shorter. The cut slug is one character
  // longer than the limit, so it stays invalid.
  const slugs = items.map((item) => String(item).slice(0, LONGEST_SLUG + 1)).filter((item) => item !== '');
  return [...new Set(slugs)].slice(0, 10);
}

/** The slugs to request: at most three of the valid ones. */
export function comparable(slugs: readonly string[]): string[] {
  return slugs.filter((slug) => SLUG.test(slug)).slice(0, MOST_COMPARED);
}

/** The service or format for which doctors are compared; by default a first visit to the clinic. */
export interface Asked {
  /** Slug of a service. If it is set, the format is ignored. */
  readonly offer?: string | undefined;
  readonly format?: VisitFormat | undefined;
}

/**
 * Search params: the doctors in the order of the columns, and the service or format for which they
 * are compared. An invalid value is dropped.
 */
export const compareSearch = v.pipe(
  v.object({
    doctors: doctorsParam,
    offer: slugParam,
    format: optionalParam(v.picklist(Object.values(VisitFormat))),
  }),
  v.transform((search) => (search.offer === undefined ? search : { ...search, format: undefined })),
);
