/**
 * Returns a new `Idempotency-Key` of 128 random bits. `crypto.randomUUID` does not exist on pages
 * opened over plain HTTP.
 */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
