let onRead: ((path: string) => unknown) | undefined;

/**
 * Calls the listener with the path of each read that is sent from now on. Returns a function that
 * removes the listener.
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
