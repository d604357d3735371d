import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import type { FileRow } from '../../db/types/file.ts';
import { signedPath } from '../../rules/file-addresses.ts';

export function fileView(file: FileRow, now: number): UploadedFile {
  return { id: file.id, path: signedPath(file, now), name: file.name, size: file.size, type: file.type };
}
