import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EncodedBody } from './app.ts';
import type { StoredPage } from './pages.ts';

/**
 * Quality of brotli. Compared with the highest quality, the result is nearly as small and takes a
 * fiftieth of the time.
 */
const QUICK = 5;

const encodings = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
};

/** Compressed pages by encoding, so that each page is compressed once. */
const encoded = new WeakMap<StoredPage, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();

/**
 * Compresses a page with an encoding that the browser accepts, according to its `Accept-Encoding`
 * header.
 */
export async function encodedPage(page: StoredPage, accepted: string): Promise<EncodedBody> {
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
  if (encoding === undefined) return { body: page.body };
  const known = encoded.get(page) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  encoded.set(page, known);
  const body = known.get(encoding) ?? encodings[encoding](page.body);
  known.set(encoding, body);
  return { body: await body, encoding };
}

/** Whether an `Accept-Encoding` header like «gzip, br;q=0.5» accepts an encoding. */
export function accepts(header: string, encoding: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, weight = ''] = part.split(';');
      return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
    });
}
