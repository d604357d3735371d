let onRead: ((path: string) => unknown) | undefined;

/** Calls the listener with the path of each later read. Returns a function that stops it. */
export function watchReads(listener: (path: string) => unknown): () => void {
  onRead = listener;
  return () => {
    onRead = undefined;
  };
}

export function noteRead(path: string): void {
  onRead?.(path);
}
