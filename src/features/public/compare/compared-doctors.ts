import { VisitFormat } from '#generated/models/visit-format.ts';
import { SLUG } from '@/shared/url/ids';

/** Side by side on a desktop, and as much as one can hold in mind. */
export const MOST_COMPARED = 3;

/** Reads a list of doctors out of an address, written `a,b`. What cannot be one is kept apart, so that it can be told of. */
export function readDoctors(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : String(value ?? '').split(',');
  return [...new Set(items.map(String).filter((item) => item !== ''))].slice(0, 10);
}

/** Those of a list that may be asked for: well spelt, no more than three. */
export function comparable(slugs: readonly string[]): string[] {
  return slugs.filter((slug) => SLUG.test(slug)).slice(0, MOST_COMPARED);
}

/** What doctors are compared for; without anything, a first visit to the clinic. */
export interface Asked {
  /** Slug of a service. */
  readonly offer?: string | undefined;
  readonly format?: VisitFormat | undefined;
}

/** Reads it out of an address; what means nothing is dropped. */
export function readAsked(offer: unknown, format: unknown): Asked {
  if (typeof offer === 'string' && SLUG.test(offer)) return { offer };
  const known = Object.values(VisitFormat).find((one) => one === format);
  return known === undefined ? {} : { format: known };
}
