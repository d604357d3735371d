import { notFound } from '@tanstack/react-router';

/** An id from a URL; the contract counts from 1. Throws not-found for anything else. */
export function pathId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}

/** The contract's slug (components/schemas/slug.yaml). */
export const SLUG = /^[a-z0-9-]{1,120}$/;
