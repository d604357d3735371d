import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { http } from '@/shared/api/http';
import { Problem } from '@/shared/api/problem';

/**
 * The content of a stored file, through the one HTTP client. A link to it would not do: another origin ignores `download`, no
 * link carries the token, and the stand-in provider answers nothing that opens in a tab of its own.
 *
 * @throws Problem as every request does, «malformed» when something else came, such as a page
 */
export async function fileBlob({ path, type }: UploadedFile, signal?: AbortSignal): Promise<Blob> {
  const blob = await http<Blob>(path, { as: 'blob', ...(signal && { signal }) });
  if (blob.type !== type) throw new Problem({ kind: 'malformed', status: 200 });
  return blob;
}
