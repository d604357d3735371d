import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether the person is still where the component is: neither gone to another page nor on the
 * way there.
 */
export function useIsHere(): () => boolean {
  const router = useRouter();
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = router.latestLocation.pathname;
    return () => {
      here.current = undefined;
    };
  }, [router]);
  return useCallback(() => here.current === router.latestLocation.pathname, [router]);
}
