import { notFound } from '@tanstack/react-router';

/** Parses an id in a URL: a whole number of at least 1. Throws not-found for any other text. */
export function pathId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}

/** Pattern of a slug in the contract (components/schemas/slug.yaml). */
export const SLUG = /^[a-z0-9-]{1,120}$/;
