import { useEffect, useRef } from 'react';

/**
 * Calls back only while its dialog is there. An answer that comes after a person has closed it must neither close what they have opened
 * since nor choose anything for them.
 */
export function useWhileOpen<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (...args) => {
    if (isOpen.current) act(...args);
  };
}
