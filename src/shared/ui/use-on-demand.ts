import { useEffect, useState } from 'react';

/**
 * A part whose code comes when it is first wanted; `undefined` until then. When it can't be loaded, `onFail` is called, and
 * being wanted again tries again (React's `lazy` would remember the failure for as long as the page lives).
 *
 * `load` and `onFail` stay the same from render to render.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, wanted: boolean, onFail?: () => void): Part | undefined {
  const [part, setPart] = useState<{ readonly value: Part }>();

  useEffect(() => {
    if (!wanted || part) return undefined;
    let live = true;
    load().then(
      (value) => {
        if (live) setPart({ value });
      },
      () => {
        if (live) onFail?.();
      },
    );
    return () => {
      live = false;
    };
  }, [load, onFail, wanted, part]);

  return part?.value;
}
