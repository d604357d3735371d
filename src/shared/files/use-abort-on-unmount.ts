import { useEffect, useRef, useState } from 'react';

/**
 * Returns a signal that aborts when the component unmounts: closing a dialog cancels its upload.
 */
export function useAbortOnUnmount(): AbortSignal {
  const [sending] = useState(() => new AbortController());
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // StrictMode runs the cleanup and the effect again at once, so decide afterwards.
      queueMicrotask(() => !isOpen.current && sending.abort());
    };
  }, [sending]);
  return sending.signal;
}
