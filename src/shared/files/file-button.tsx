import { useRef } from 'react';
import type { UploadedFileType } from '#generated/models/uploaded-file-type.ts';
import { Button, type ButtonProps } from '@/shared/ui/button';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly accepted: readonly UploadedFileType[];
  readonly multiple?: boolean;
  /**
   * On phones, opens the front («user») or rear («environment») camera instead of the file picker.
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
          // Reset the value: otherwise choosing the same file again would fire no event.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
