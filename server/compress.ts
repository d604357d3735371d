import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Brotli's highest quality. */
const BEST = 11;

/**
 * Writes `.br` and `.gz` files beside a file, for servers that send precompressed files
 * (docs/hosting.md).
 *
 * @param quality quality of brotli, up to 11
 */
export async function compress(file: string, quality = BEST): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
