import type { Screens } from '../../../openapi/diff/screens.ts';

/** A write of the clinic's cabinet with the right that it needs. */
export interface RightedWrite {
  readonly id: string;
  readonly right: string;
}

/**
 * Routes that offer a write without checking its right: no file on the import path from the route
 * to the writing file calls `useClinicRight('profile')` or the like, and neither the route nor a
 * route above it has a guard. A user without the right would see the button, and the server would
 * refuse the write. The function only detects that a file checks a right, not whether it hides the
 * right button.
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
