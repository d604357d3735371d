import { useRef } from 'react';
import { Button, type ButtonProps } from '@/shared/ui/button';

interface FilePickProps extends Omit<ButtonProps, 'onClick'> {
  /** Types, as the file input takes them. */
  accept: string;
  multiple?: boolean;
  /** Phones open the camera at once. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the device's own choice of files. */
export function FilePick({ accept, multiple, camera, onFiles, ...button }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: 'environment' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after it was taken off.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
