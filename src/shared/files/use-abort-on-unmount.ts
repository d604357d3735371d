import { useEffect, useRef, useState } from 'react';

/** A signal that aborts when the dialog or form is closed: a file that was called off must not arrive. */
export function useAbortOnUnmount(): AbortSignal {
  const [sending] = useState(() => new AbortController());
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // In development React takes an effect back and runs it again at once.
      queueMicrotask(() => !isOpen.current && sending.abort());
    };
  }, [sending]);
  return sending.signal;
}
