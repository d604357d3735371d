import { useCallback, useRef, useState } from 'react';
import { notify } from '@/shared/notify';
import type { LazyModule } from './lazy-module';
import { useLazyModule } from './use-lazy-module';

/**
 * A dialog whose code loads when it is opened for the first time, or earlier by `preload`.
 *
 * The first failure shows a toast. If the second press fails too while the device is online, the
 * file no longer exists, as after a deploy. The route's error screen then reloads the page.
 *
 * @param what the object of the toast «Не получилось открыть форму»
 */
export function useLazyDialog<Part>(dialog: LazyModule<Part>, what = 'форму') {
  const [wanted, setWanted] = useState(false);
  const [lost, setLost] = useState<{ readonly cause: unknown }>();
  const failures = useRef(0);
  const show = useCallback(() => setWanted(true), []);
  const close = useCallback(() => setWanted(false), []);
  const giveUp = useCallback(
    (cause: unknown) => {
      setWanted(false);
      failures.current += 1;
      if (failures.current > 1 && navigator.onLine) setLost({ cause });
      else notify.error(`Не\u00A0получилось открыть ${what}. Проверьте интернет и\u00A0повторите`);
    },
    [what],
  );
  const part = useLazyModule(dialog, wanted, giveUp);

  if (lost) throw lost.cause;
  return { show, close, preload: dialog.preload, part, opening: wanted && part === undefined };
}
