import * as v from 'valibot';
import { VisitFormat } from '#generated/models/visit-format.ts';
import { MOST_COMPARED } from '@/domain/doctor/compared-marks';
import { SLUG } from '@/shared/url/ids';
import { optionalParam, slugParam } from '@/shared/url/search-params';

/** Doctors in a URL, written `a,b`. A bad slug stays in the list, so that the page can say that one is missing. */
const doctorsParam = v.optional(
  v.pipe(
    v.custom<string[]>(() => true),
    v.transform((raw): string[] => slugsOf(raw)),
  ),
);

const LONGEST_SLUG = 120;

function slugsOf(raw: unknown): string[] {
  const items: unknown[] = Array.isArray(raw) ? raw : String(raw ?? '').split(',');
  // One that is too long stays a bad one, and the URLs of the page's links stay short.
  const slugs = items.map((item) => String(item).slice(0, LONGEST_SLUG + 1)).filter((item) => item !== '');
  return [...new Set(slugs)].slice(0, 10);
}

/** The slugs of a list that may be asked for: well spelt, no more than three. */
export function comparable(slugs: readonly string[]): string[] {
  return slugs.filter((slug) => SLUG.test(slug)).slice(0, MOST_COMPARED);
}

/** What doctors are compared for; without either, a first visit to the clinic. */
export interface Asked {
  /** Slug of a service; goes before the format. */
  readonly offer?: string | undefined;
  readonly format?: VisitFormat | undefined;
}

/** Who is compared, in the order of the columns, and what for; a bad value is dropped. */
export const compareSearch = v.pipe(
  v.object({
    doctors: doctorsParam,
    offer: slugParam,
    format: optionalParam(v.picklist(Object.values(VisitFormat))),
  }),
  v.transform((search) => (search.offer === undefined ? search : { ...search, format: undefined })),
);
