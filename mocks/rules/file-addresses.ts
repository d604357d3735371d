import type { FileRow } from '../db/types/file.ts';
import { digestOf } from './digest.ts';

const HOUR_S = 3600;

/**
 * Where the content of a file is served, relative to the API's host. Good until the full hour after the next one, so that the address stays
 * the same while somebody looks at the file.
 */
export function signedPath(file: FileRow, now: number): string {
  const expires = (Math.floor(now / 1000 / HOUR_S) + 2) * HOUR_S;
  return `/api/v0/files/${file.id}?expires=${expires}&signature=${signatureOf(file, expires)}`;
}

/** Is this address one that `signedPath` has made, and still good? */
export function isSigned(file: FileRow, expires: number, signature: string, now: number): boolean {
  return expires * 1000 > now && signature === signatureOf(file, expires);
}

/** Where a picture that stands on pages is served to everybody, for good; its key is told to nobody before it is put there. */
export function picturePath({ key }: Pick<FileRow, 'key'>): string {
  return `/api/v0/files/pictures/${key}`;
}

function signatureOf({ key, id }: FileRow, expires: number): string {
  return digestOf(`${key} ${id} ${expires}`);
}
