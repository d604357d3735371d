import { useRef } from 'react';
import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';
import { Button, type ButtonProps } from '@/shared/ui/button';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly accepted: readonly UploadedFileType[];
  readonly multiple?: boolean;
  /**
   * Set to open a camera instead of the file picker on phones: the front one («user») or the rear
   * one («environment»).
   */
  readonly camera?: 'user' | 'environment';
  readonly onFiles: (files: File[]) => void;
}

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
          // Reset the value, because otherwise no event fires when the user chooses the same file
          // again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
