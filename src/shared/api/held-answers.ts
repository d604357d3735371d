let held: Promise<void> | undefined;

/** Resolves at once, unless answers are held back. */
export const released = (): Promise<void> | undefined => held;

/**
 * Holds all answers back until the returned function is called. While a page that a server has made comes to life, an answer that is
 * faster would make the program draw something else than what stands there.
 */
export function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    held = undefined;
    resolve();
  };
}
