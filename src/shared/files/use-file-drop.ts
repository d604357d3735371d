import { type DragEvent, useEffect, useState } from 'react';

interface FileDrop {
  /** A file is being held over the place. */
  readonly over: boolean;
  /** For the element that takes files. */
  readonly props: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * A place to drop files on. A file dropped beside it does nothing: the browser would open it and lose what was typed.
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
        // Moving to a child is not leaving.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (holdsFiles(event.dataTransfer)) take([...event.dataTransfer.files]);
      },
    },
  };
}

/** Dragging text into a field must go on working. */
function refuse(event: globalThis.DragEvent): void {
  if (event.dataTransfer !== null && holdsFiles(event.dataTransfer)) event.preventDefault();
}

function holdsFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}
