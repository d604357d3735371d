import type { Screens } from '../../../openapi/diff/screens.ts';

/** A write of the clinic's cabinet, and the right that it needs. */
export interface RightedWrite {
  readonly id: string;
  readonly right: string;
}

/**
 * Routes that show a write and never ask for its right: on the way of imports from the route to the file that writes, no file calls
 * `useClinicRight('profile')` or the like, nor does the route or one above it guard it. Somebody without the right would be offered the
 * button, and be refused.
 *
 * That a file asks is all that is seen: not whether it hides the right button by it.
 */
export function rightFaults(screens: Screens, writes: readonly RightedWrite[]): string[] {
  return writes.flatMap(({ id, right }) =>
    screens
      .routesPast(id, right)
      .map(
        ({ route, file }) =>
          `${route} never asks for the right «${right}» of ${id} (${file}): guardRight or useClinicRight('${right}')`,
      ),
  );
}
