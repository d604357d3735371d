import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { notify } from '@/shared/notify';
import type { PageLink } from '@/shared/url/router-types';

interface Done {
  /** What was done: «Данные сохранены». */
  readonly done: string;
  /** Where to next; of `linkOptions`. */
  readonly next: PageLink;
  /** The next page says itself what was done: the toast is for whoever is elsewhere. */
  readonly nextSays?: boolean;
}

/** Tells whether the person is still where the component is: neither gone to another page nor on the way there. */
export function useIsHere(): () => boolean {
  const router = useRouter();
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = router.latestLocation.pathname;
    return () => {
      here.current = undefined;
    };
  }, [router]);
  return () => here.current === router.latestLocation.pathname;
}

/**
 * Says that something was done, and goes on to the next page. Whoever has left while the answer was awaited stays where they went, with
 * what they type there: for them the toast leads on.
 */
export function useGoOn(): (done: Done) => Promise<void> {
  const router = useRouter();
  const isHere = useIsHere();
  return async ({ done, next, nextSays = false }) => {
    if (!isHere()) return notify.success(done, { open: () => void router.navigate({ ...next, replace: false }) });
    if (!nextSays) notify.success(done);
    await router.navigate({ ...next, ignoreBlocker: true });
  };
}
