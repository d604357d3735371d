import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { Problem } from '@/shared/api/problem';
import { canOpen, homeOf, type RouteArea, type Visitor } from './access-rules';
import { readVisitor } from './current-user';

interface GuardContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
}

/**
 * Returns the `beforeLoad` for the route of an area: `beforeLoad: guard('user')`. Child routes load
 * only after access is allowed.
 */
export function guard(area: RouteArea): (attempt: GuardContext) => Promise<void> {
  return async ({ context, location }) => enforce(await readVisitor(context.queryClient), area, location.href);
}

function enforce(visitor: Visitor, area: RouteArea, href: string): void {
  switch (canOpen(visitor, area)) {
    case 'allow':
      return;
    case 'unauthorized':
      // Only a guest returns to the page after the login. A logged-in user would be refused again.
      throw redirect({
        to: '/unauthorized',
        search: visitor.kind === 'guest' ? { redirect: href } : {},
        replace: true,
      });
    case 'current-cabinet':
      throw redirect({ href: homeOf(visitor), replace: true });
    case 'cancel':
      // If the row of a role breaks the contract, this is an error of the server, so a retry is
      // offered.
      throw new RoleLookupError({
        cause: visitor.kind === 'unknown' ? visitor.cause : new Problem({ kind: 'malformed' }),
      });
  }
}

/**
 * Error of the guard if the visitor's roles couldn't be loaded. The error screen offers a retry.
 */
export class RoleLookupError extends Error {
  override readonly name = 'RoleLookupError';

  constructor(options: { readonly cause: unknown }) {
    super('The roles of the current user could not be looked up', options);
  }
}
