import { useMutation } from '@tanstack/react-query';
import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { fileBlob } from './file-blob';

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
