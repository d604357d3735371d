import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { pick } from '../../db/pick.ts';
import type { FileRow } from '../../db/types/file.ts';
import { signedPath } from '../../rules/file-addresses.ts';

export function fileView(file: FileRow, now: number): UploadedFile {
  return { ...pick(file, 'id', 'name', 'size', 'type'), path: signedPath(file, now) };
}
