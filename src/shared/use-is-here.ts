import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that checks whether the user is still on the component's page and is not
 * navigating away.
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
