import { useMutation, useQuery } from '@tanstack/react-query';
import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { http } from '@/shared/api/http';
import { Problem } from '@/shared/api/problem';

/**
 * The content of a stored file, through the one HTTP client. A link to it would not do: another origin ignores `download`, no
 * link carries the token, and the stand-in provider answers nothing that opens in a tab of its own.
 *
 * @throws Problem as every request does, «malformed» when something else came, such as a page
 */
async function fileBlob({ path, type }: UploadedFile, signal?: AbortSignal): Promise<Blob> {
  const blob = await http<Blob>(path, { as: 'blob', ...(signal && { signal }) });
  if (blob.type !== type) throw new Problem({ kind: 'malformed', status: 200 });
  return blob;
}

/** The content of a stored file, for showing it. The screen shows an error itself. */
export function useFileBlob(file: UploadedFile) {
  return useQuery({
    queryKey: ['file', file.path],
    queryFn: ({ signal }) => fileBlob(file, signal),
    // A file never changes, and nothing private is kept longer than it is looked at.
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  });
}

interface Download {
  readonly file: UploadedFile;
  /** What it is called on the person's disk. */
  readonly name: string;
}

/** Brings a stored file to the person's disk. */
export function useFileDownload() {
  return useMutation({
    mutationFn: async ({ file, name }: Download) => save(await fileBlob(file), name),
  });
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
