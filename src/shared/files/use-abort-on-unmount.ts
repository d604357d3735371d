import { useEffect, useRef, useState } from 'react';

/**
 * A signal that aborts when the dialog or form unmounts, so that a cancelled upload does not
 * arrive.
 */
export function useAbortOnUnmount(): AbortSignal {
  const [sending] = useState(() => new AbortController());
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // In development React runs an effect's cleanup and the effect again at once.
      queueMicrotask(() => !isOpen.current && sending.abort());
    };
  }, [sending]);
  return sending.signal;
}
