import { useEffect, useReducer, useState } from 'react';
import type { LazyModule } from './lazy-module';

/**
 * Uses a lazy module in a component. Returns `undefined` until the module is wanted and loaded; a
 * preloaded module is returned at once.
 *
 * If loading fails, `onFail` is called (pass a stable function), and the next time the module is
 * wanted it is loaded again. Without `onFail` the route's error screen shows the error. This screen
 * offers «Повторить», and reloads the page after a deploy.
 */
export function useLazyModule<Part>(
  part: LazyModule<Part>,
  wanted: boolean,
  onFail?: (cause: unknown) => void,
): Part | undefined {
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const [, arrived] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!wanted || part.get() !== undefined) return undefined;
    let live = true;
    part.load().then(
      () => live && arrived(),
      (cause: unknown) => {
        if (!live) return;
        if (onFail) onFail(cause);
        else setFailure({ cause });
      },
    );
    return () => {
      live = false;
    };
  }, [part, wanted, onFail]);

  if (failure) throw failure.cause;
  return wanted ? part.get() : undefined;
}
