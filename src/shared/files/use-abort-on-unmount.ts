import { useEffect, useRef, useState } from 'react';

/**
 * Returns a signal that aborts when the component unmounts. So closing a dialog cancels its upload.
 */
export function useAbortOnUnmount(): AbortSignal {
  const [sending] = useState(() => new AbortController());
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // StrictMode runs the cleanup and at once the effect again, so check after both whether the
      // component is still mounted.
      queueMicrotask(() => !isOpen.current && sending.abort());
    };
  }, [sending]);
  return sending.signal;
}
