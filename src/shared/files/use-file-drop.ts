import { type DragEvent, useEffect, useState } from 'react';

interface FileDrop {
  /** Whether a file is being dragged over the element. */
  readonly over: boolean;
  /** Props of the element that takes the files. */
  readonly props: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * Lets users drop files on an element. A file that is dropped outside of the element is ignored:
 * otherwise the browser would open the file, and typed text would be lost.
 */
export function useFileDrop(take: (files: readonly File[]) => void): FileDrop {
  const [over, setOver] = useState(false);

  useEffect(() => {
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);

  return {
    over,
    props: {
      onDragOver: (event) => setOver(holdsFiles(event.dataTransfer)),
      onDragLeave: (event) => {
        // This event also fires when the pointer moves onto a child element.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (holdsFiles(event.dataTransfer)) take([...event.dataTransfer.files]);
      },
    },
  };
}

/** Refuses only files, because dragging text into a field must still work. */
function refuse(event: globalThis.DragEvent): void {
  if (event.dataTransfer !== null && holdsFiles(event.dataTransfer)) event.preventDefault();
}

function holdsFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}
