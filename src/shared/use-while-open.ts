import { useEffect, useRef } from 'react';

/** Tells whether the component that asks is still on the page. */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}

/**
 * Calls back only while its dialog is there. An answer that comes after a person has closed it must neither close what they have opened
 * since nor choose anything for them.
 */
export function useWhileOpen<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const isOpen = useIsOpen();
  return (...args) => {
    if (isOpen()) act(...args);
  };
}
