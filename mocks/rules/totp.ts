const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BLOCK = 64;

/** Number of the 30-second step that contains a moment. */
export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** Returns the six-digit code of a step (RFC 6238 with SHA-1). */
export function codeAt(secret: string, step: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(step));
  const mac = hmac(fromBase32(secret), counter);
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = new DataView(mac.buffer).getUint32(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Creates a secret of 160 random bits in Base32. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => ALPHABET[byte % 32]).join('');
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = (mask: number) => Array.from({ length: BLOCK }, (_, index) => (key[index] ?? 0) ^ mask);
  return sha1([...padded(0x5c), ...sha1([...padded(0x36), ...message])]);
}

/** SHA-1 (RFC 3174). Web Crypto's digest is asynchronous, but resolvers are synchronous. */
function sha1(message: readonly number[]): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = Uint8Array.from({ length: blocks * BLOCK }, (_, index) => message[index] ?? 0);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  const state = Uint32Array.of(0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0);
  for (let block = 0; block < blocks; block += 1) addBlock(state, view, block * BLOCK);
  const digest = new Uint8Array(20);
  state.forEach((word, index) => new DataView(digest.buffer).setUint32(index * 4, word));
  return digest;
}

function addBlock(state: Uint32Array, view: DataView, from: number): void {
  const words = new Uint32Array(80);
  for (let t = 0; t < 80; t += 1) {
    const mixed = (words[t - 3] ?? 0) ^ (words[t - 8] ?? 0) ^ (words[t - 14] ?? 0) ^ (words[t - 16] ?? 0);
    words[t] = t < 16 ? view.getUint32(from + t * 4) : rotate(mixed, 1);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (const [t, word] of words.entries()) {
    const [mix, constant] = roundOf(t, b, c, d);
    const next = (rotate(a, 5) + mix + e + constant + word) >>> 0;
    [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
  }
  [a, b, c, d, e].forEach((word, index) => (state[index] = (state[index] ?? 0) + word));
}

function roundOf(t: number, b: number, c: number, d: number): readonly [mix: number, constant: number] {
  if (t < 20) return [(b & c) | (~b & d), 0x5a82_7999];
  if (t < 40) return [b ^ c ^ d, 0x6ed9_eba1];
  if (t < 60) return [(b & c) | (b & d) | (c & d), 0x8f1b_bcdc];
  return [b ^ c ^ d, 0xca62_c1d6];
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
