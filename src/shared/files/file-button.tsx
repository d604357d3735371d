import { useRef } from 'react';
import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';
import { Button, type ButtonProps } from '@/shared/ui/button';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly accepted: readonly UploadedFileType[];
  readonly multiple?: boolean;
  /** Phones open this camera at once instead of the files: the one at the front, or the one at the back. */
  readonly camera?: 'user' | 'environment';
  readonly onFiles: (files: File[]) => void;
}

/** A button that opens the device's own choice of files. */
export function FileButton({ accepted, multiple, camera, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted.join(',')}
        multiple={multiple}
        capture={camera}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can then be chosen again after it was refused or taken off.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
