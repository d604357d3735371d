import type { FileRow } from '../db/types/file.ts';
import { digestOf } from './digest.ts';

const HOUR_S = 3600;

/**
 * Signs a file's path relative to the API's host. The path expires at the second full hour from
 * now, so it stays equal while somebody views the file.
 */
export function signedPath(file: FileRow, now: number): string {
  const expires = (Math.floor(now / 1000 / HOUR_S) + 2) * HOUR_S;
  return `/api/v0/files/${file.id}?expires=${expires}&signature=${signatureOf(file, expires)}`;
}

/** Whether the signature is valid and not expired. */
export function isSigned(file: FileRow, expires: number, signature: string, now: number): boolean {
  return expires * 1000 > now && signature === signatureOf(file, expires);
}

/**
 * Public path of a photo on a page. It does not expire; before publication only the uploader knows
 * its key.
 */
export function picturePath({ key }: Pick<FileRow, 'key'>): string {
  return `/api/v0/files/pictures/${key}`;
}

function signatureOf({ key, id }: FileRow, expires: number): string {
  return digestOf(`${key} ${id} ${expires}`);
}
