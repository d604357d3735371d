import { fallback, optional, pipe, string, transform } from 'valibot';
import { internalPath } from './internal-path';

/** The `redirect` search parameter of a route: a path inside this site; anything else is dropped without a word. */
export const redirectParam = optional(
  fallback(
    pipe(
      string(),
      transform((value) => internalPath(value)),
    ),
    () => undefined,
  ),
);
