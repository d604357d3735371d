/**
 * Hashes a text to 128 bits in hex digits. The hash is synchronous, unlike the browser's digests,
 * but not secure. A real provider signs with a secret (HMAC).
 */
export function digestOf(text: string): string {
  return [0x9e37_79b9, 0x85eb_ca6b, 0xc2b2_ae35, 0x27d4_eb2f]
    .map((seed) => hash(text, seed).toString(16).padStart(8, '0'))
    .join('');
}

/** 32-bit FNV hash with the final mixing step of Murmur. */
function hash(text: string, seed: number): number {
  let state = seed;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x0100_0193);
    state ^= state >>> 13;
  }
  state = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2_ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
