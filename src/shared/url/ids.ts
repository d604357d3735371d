import { notFound } from '@tanstack/react-router';

/** An id out of an address, as the contract numbers things: from 1. Anything else was never the address of something. */
export function pathId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}

/** How the contract spells a slug (components/schemas/slug.yaml); nothing else was ever the name of something. */
export const SLUG = /^[a-z0-9-]{1,120}$/;
