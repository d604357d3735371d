import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { http } from '@/shared/api/http';
import { Problem } from '@/shared/api/problem';

/**
 * Loads a stored file through the HTTP client. A plain link would not work: it sends no token, its
 * `download` is ignored on another origin, and the stand-in provider does not answer requests of a
 * new tab.
 * @throws Problem as for any request; of kind «malformed» if the response has another type, such as
 * HTML
 */
async function fileBlob({ path, type }: UploadedFile, signal?: AbortSignal): Promise<Blob> {
  const blob = await http<Blob>(path, { as: 'blob', ...(signal && { signal }) });
  if (blob.type !== type) throw new Problem({ kind: 'malformed', status: 200 });
  return blob;
}

export const fileBlobQuery = (file: UploadedFile) =>
  queryOptions({
    queryKey: ['file', file.path],
    queryFn: ({ signal }) => fileBlob(file, signal),
    // A stored file never changes. Private data leaves the cache when it is no longer shown.
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  });

/** Loads the content of a file. The calling component shows an error. */
export const useFileBlob = (file: UploadedFile) => useQuery(fileBlobQuery(file));

interface Download {
  readonly file: UploadedFile;
  readonly name: string;
}

export function useFileDownload() {
  return useMutation<void, Problem, Download>({
    mutationFn: async ({ file, name }) => saveBlob(await fileBlob(file), name),
  });
}

/** Downloads a blob under the given name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoke the URL later, because some browsers start to read the blob after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
