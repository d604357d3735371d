import { useQuery } from '@tanstack/react-query';
import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { fileBlob } from './file-blob';

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
