import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { readVisitor } from '@/features/auth/session/visitor';
import { type RouteArea, type Visitor, canOpen } from './access-rules';
import { homeOf } from './home-of';
import { RoleLookupError } from './role-lookup-error';

interface GuardContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
}

/**
 * Stands in the `beforeLoad` of an area's route: nothing below it loads until the visitor may open it.
 * `beforeLoad: guard('user')`.
 */
export function guard(area: RouteArea): (attempt: GuardContext) => Promise<void> {
  return async ({ context, location }) => enforce(await readVisitor(context.queryClient), area, location.href);
}

function enforce(visitor: Visitor, area: RouteArea, href: string): void {
  switch (canOpen(visitor, area)) {
    case 'allow':
      return;
    case 'unauthorized':
      // The way back is kept for a guest only: logging in again would not help the others.
      throw redirect({
        to: '/unauthorized',
        search: visitor.kind === 'guest' ? { redirect: href } : {},
        replace: true,
      });
    case 'current-cabinet':
      throw redirect({ href: homeOf(visitor), replace: true });
    case 'cancel':
      throw new RoleLookupError({ cause: visitor.kind === 'unknown' ? visitor.cause : undefined });
  }
}
