import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { http } from '@/shared/api/http';
import { Problem } from '@/shared/api/problem';

/**
 * Loads a stored file through the HTTP client. A plain link would not work: another origin ignores
 * `download`, a link has no token, and the stand-in provider does not answer requests of a new tab.
 *
 * @throws Problem like any request, «malformed» if something else arrives, such as a page
 */
async function fileBlob({ path, type }: UploadedFile, signal?: AbortSignal): Promise<Blob> {
  const blob = await http<Blob>(path, { as: 'blob', ...(signal && { signal }) });
  if (blob.type !== type) throw new Problem({ kind: 'malformed', status: 200 });
  return blob;
}

/** Query for the content of a stored file, to show it. */
export const fileBlobQuery = (file: UploadedFile) =>
  queryOptions({
    queryKey: ['file', file.path],
    queryFn: ({ signal }) => fileBlob(file, signal),
    // A file never changes, and private data is not cached after it is shown.
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  });

/** Loads the content of a file; the screen shows an error itself. */
export const useFileBlob = (file: UploadedFile) => useQuery(fileBlobQuery(file));

interface Download {
  readonly file: UploadedFile;
  /** Name of the downloaded file. */
  readonly name: string;
}

/** Downloads a stored file. */
export function useFileDownload() {
  return useMutation<void, Problem, Download>({
    mutationFn: async ({ file, name }) => saveBlob(await fileBlob(file), name),
  });
}

/** Downloads a blob under that name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, because some browsers start reading only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
