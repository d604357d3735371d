import { useRef, type ReactNode } from 'react';
import { acceptAttribute, PICTURE_TYPES } from '@/shared/files/check-file';
import { Button } from '@/shared/ui/button';

interface PictureButtonProps {
  /** Opens the front camera at once instead of the files. */
  readonly camera?: boolean;
  readonly className?: string;
  readonly onChoose: (file: File | undefined) => void;
  readonly children: ReactNode;
}

/** A button that asks for one picture. */
export function PictureButton({ camera, className, onChoose, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(PICTURE_TYPES)}
        capture={camera ? 'user' : undefined}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // So that the same file can be chosen again after it was refused.
          target.value = '';
        }}
      />
      <Button size="small" className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
