import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '@/shared/ui/focus';

/**
 * After a change of page, focus goes to the new heading. Not on the first load (the browser is right there), nor when only filters or
 * a hash changed.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged && toLocation.hash === '') focusHeading();
      }),
    [router],
  );
}
