import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import type { FileRow } from '../../db/types/file.ts';
import { pathOfFile } from '../../rules/files.ts';

export function fileView(file: FileRow): UploadedFile {
  return { id: file.id, path: pathOfFile(file), name: file.name, size: file.size, type: file.type };
}
