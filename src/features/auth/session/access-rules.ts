import { type Cabinet, cabinetHome, cabinets } from '@/shared/session/session-record';

/**
 * Area of a route (`staticData.area`). It decides who can open the route: everybody, guests, users
 * with any role, or users with one role.
 */
export type RouteArea = 'public' | 'entry' | 'member' | Cabinet;

/** Whether pages of this area close when the session ends. */
export function isPrivate(area: RouteArea): boolean {
  return area !== 'public' && area !== 'entry';
}

/** The visitor of a page. `unknown` is a logged-in user whose roles couldn't be loaded. */
export type Visitor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      readonly roles: readonly Cabinet[];
      readonly cabinet: Cabinet | null;
      /**
       * Whether one of the user's roles is missing, because the role's row in the answer broke the
       * contract.
       */
      readonly incomplete?: boolean;
    }
  | { readonly kind: 'unknown'; readonly cabinet: Cabinet | null; readonly cause?: unknown };

/**
 * Result of the access check.
 * - `allow`: open the route;
 * - `unauthorized`: show the page «access denied»;
 * - `current-cabinet`: redirect to the current cabinet;
 * - `cancel`: the roles are unknown, so the navigation is cancelled.
 */
export type Verdict = 'allow' | 'unauthorized' | 'current-cabinet' | 'cancel';

/** All access rules (docs/rules.md §5, «Route access»; §8, «Navigation guard»). */
const rules: Record<RouteArea, (visitor: Visitor) => Verdict> = {
  public: () => 'allow',
  entry: (visitor) => (visitor.kind === 'guest' || visitor.cabinet === null ? 'allow' : 'current-cabinet'),
  member: holdersOf(...cabinets),
  user: holdersOf('user'),
  doctor: holdersOf('doctor'),
  clinic: holdersOf('clinic'),
};

export function canOpen(visitor: Visitor, area: RouteArea): Verdict {
  return rules[area](visitor);
}

function holdersOf(...roles: readonly Cabinet[]): (visitor: Visitor) => Verdict {
  return (visitor) => {
    if (visitor.kind === 'unknown') return 'cancel';
    if (visitor.kind === 'guest') return 'unauthorized';
    if (roles.some((role) => visitor.roles.includes(role))) return 'allow';
    return visitor.incomplete === true ? 'cancel' : 'unauthorized';
  };
}

/** Home page of the current cabinet, or of the site if there is no cabinet. */
export function homeOf(visitor: Visitor): string {
  const cabinet = visitor.kind === 'guest' ? null : visitor.cabinet;
  return cabinet === null ? '/' : cabinetHome[cabinet];
}
