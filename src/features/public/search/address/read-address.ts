/**
 * Readers of what stands in an address. The router reads it as JSON where it can, so a text may arrive as a number, a list or an
 * object, and a number as a text.
 */

/** Longest text that the contract searches for. */
const TEXT_MAX = 200;

/** Whatever the router made of it, the person typed text. */
export function asText(raw: unknown): string | undefined {
  const typed = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '');
  return typed.trim().slice(0, TEXT_MAX).trim() || undefined;
}

/** Lists stand in the address as `a,b`; repeated keys and JSON are understood too. */
export function asTexts(raw: unknown): string[] {
  const parts: unknown[] = Array.isArray(raw) ? raw : [raw];
  return parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .flatMap((part) => String(part).split(','))
    .map((part) => part.trim());
}

/** A number within its bounds that is a multiple of `step`; anything else is nothing. */
export function asNumber(raw: unknown, min: number, max: number, step: 1 | 0.1): number | undefined {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof value !== 'number' || !(value >= min && value <= max)) return undefined;
  return Number.isInteger(Number((value / step).toFixed(6))) ? value : undefined;
}

/** A city's id, or `all` for the whole country. */
export function asCity(raw: unknown): number | 'all' | undefined {
  return raw === 'all' ? 'all' : asNumber(raw, 1, Number.MAX_SAFE_INTEGER, 1);
}
