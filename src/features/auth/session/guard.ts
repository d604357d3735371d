import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { Problem } from '@/shared/api/problem';
import { canOpen, homeOf, type RouteArea, type Visitor } from './access-rules';
import { readVisitor } from './current-user';

interface GuardContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
}

/** `beforeLoad: guard('user')` in an area's route: nothing below it loads until the visitor may open it. */
export function guard(area: RouteArea): (attempt: GuardContext) => Promise<void> {
  return async ({ context, location }) => enforce(await readVisitor(context.queryClient), area, location.href);
}

function enforce(visitor: Visitor, area: RouteArea, href: string): void {
  switch (canOpen(visitor, area)) {
    case 'allow':
      return;
    case 'unauthorized':
      // Only a guest is helped by logging in and coming back.
      throw redirect({
        to: '/unauthorized',
        search: visitor.kind === 'guest' ? { redirect: href } : {},
        replace: true,
      });
    case 'current-cabinet':
      throw redirect({ href: homeOf(visitor), replace: true });
    case 'cancel':
      // A role that came broken is no bug of ours either.
      throw new RoleLookupError({
        cause: visitor.kind === 'unknown' ? visitor.cause : new Problem({ kind: 'malformed' }),
      });
  }
}

/** The guard could not learn the visitor's roles: the navigation stops, and the error screen offers to retry. */
export class RoleLookupError extends Error {
  override readonly name = 'RoleLookupError';

  constructor(options: { readonly cause: unknown }) {
    super('The roles of the current user could not be looked up', options);
  }
}
