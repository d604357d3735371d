import { useCallback, useEffect, useState } from 'react';
import { afterLoad } from '@/shared/after-load';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { onWaitingNotice } from '@/shared/notify';

const toaster = lazyModule(() => import('@/shared/toaster'));

/**
 * The toaster without its code in the first screen: it comes with the first notice, else once the page has loaded, so that it is there
 * when a toast has to say that nothing loads. Where it could not be fetched, the next notice and the return of the network try again.
 */
export function LaterToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = (): void => setWanted(true);
    afterLoad(want, 0);
    window.addEventListener('online', want);
    const forget = onWaitingNotice(want);
    return () => {
      window.removeEventListener('online', want);
      forget();
    };
  }, []);
  const giveUp = useCallback(() => setWanted(false), []);
  const part = useLazyModule(toaster, wanted, giveUp);
  return part && <part.Toaster />;
}
