let onRead: ((path: string) => unknown) | undefined;

/**
 * Calls back with the path of each read of the contract sent from now on. Returns a function that
 * stops it.
 */
export function watchReads(listener: (path: string) => unknown): () => void {
  onRead = listener;
  return () => {
    onRead = undefined;
  };
}

export function noteRead(path: string): void {
  onRead?.(path);
}
