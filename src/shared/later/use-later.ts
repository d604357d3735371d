import { useEffect, useReducer, useState } from 'react';
import type { Later } from './later';

/**
 * A part as a component sees it: `undefined` until it is wanted and here. One that has been preloaded is here at once.
 *
 * When it can't be loaded, `onFail` is called (it stays the same from render to render) and being wanted again tries again.
 * Without `onFail` the error goes to the route's error screen, which repeats, and reloads the page after a deploy.
 */
export function useLater<Part>(
  part: Later<Part>,
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
