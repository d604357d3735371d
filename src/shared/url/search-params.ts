/**
 * Schemas for search parameters of routes. An invalid value is dropped, and the page opens without
 * it.
 */
import * as v from 'valibot';
import { isDay, isMoment } from '@/shared/format/zone';
import { SLUG } from './ids';

/** Limits of the contract: page.yaml, search-request.yaml, slot-hold-request.yaml. */
const PAGE_MAX = 100_000;
const TEXT_MAX = 200;
const IDS_MAX = 30;

/** A parameter that may be absent. */
export const optionalParam = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** One value of a list; `otherwise` if the parameter is absent or invalid. */
export const choiceParam = <const Choice extends string>(choices: readonly Choice[], otherwise: NoInfer<Choice>) =>
  v.optional(v.fallback(v.picklist(choices), otherwise), otherwise);

export const idParam = optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1)));
export const slugParam = optionalParam(v.pipe(v.string(), v.regex(SLUG)));

/** Ids without repetition, written as `1,2` or as a JSON list. */
export const idsParam = v.optional(
  v.pipe(
    v.custom<number[]>(() => true),
    v.transform((raw): number[] | undefined => idsOf(raw)),
  ),
);

function idsOf(raw: unknown): number[] | undefined {
  const items: unknown[] = typeof raw === 'string' ? raw.split(',') : [raw].flat();
  const ids = items.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length === 0 ? undefined : [...new Set(ids)].slice(0, IDS_MAX);
}

/** Number of a page, from 1. */
export const pageParam = v.optional(
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGE_MAX)), 1),
  1,
);

/** A date: `2026-05-12`. */
export const dateParam = optionalParam(v.pipe(v.string(), v.check(isDay)));

/** A time of day: `18:00`. */
export const clockParam = optionalParam(v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)));

/** A moment: `2026-05-12T14:30:00+05:00`. */
export const momentParam = optionalParam(v.pipe(v.string(), v.check(isMoment)));

/**
 * A search text. The router parses JSON, so a typed text may arrive as a number, list or object.
 * Control characters and unpaired surrogates are removed, because the server would refuse the
 * request. Cutting a long text may leave an unpaired surrogate.
 */
export const textParam = v.optional(
  v.pipe(
    v.custom<string>(() => true),
    v.transform((raw): string | undefined => {
      const typed = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '');
      const readable = typed
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, TEXT_MAX)
        .replaceAll(/\p{Cs}/gu, '');
      return readable.trim() || undefined;
    }),
  ),
);

/**
 * Middleware for routes with lists in the URL. It writes a list as `a,b` instead of JSON; the
 * schemas read both.
 */
export function readableLists<Search extends object>({
  search,
  next,
}: {
  search: Search;
  next: (search: Search) => Search;
}): Search {
  const written = Object.entries(next(search)).map(([key, value]) => [
    key,
    // A list of one item becomes the item, because a list of one number would become the text «12»,
    // which needs quotation marks in the URL.
    Array.isArray(value) ? (value.length === 1 ? (value[0] as unknown) : value.join(',')) : value,
  ]);
  return Object.fromEntries(written) as Search;
}
