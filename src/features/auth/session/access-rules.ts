import { type Cabinet, cabinetHome, cabinets } from '@/shared/session/session-record';

/**
 * Who can open a route (`staticData.area`): everyone, logged-out visitors, any role, or one role.
 */
export type RouteArea = 'public' | 'entry' | 'member' | Cabinet;

/** Whether a page of this area closes when its session ends. */
export function isPrivate(area: RouteArea): boolean {
  return area !== 'public' && area !== 'entry';
}

/** `unknown`: logged in, but the roles could not be loaded. */
export type Visitor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      readonly roles: readonly Cabinet[];
      readonly cabinet: Cabinet | null;
      /** Some role is missing because its row broke the contract. */
      readonly incomplete?: boolean;
    }
  | { readonly kind: 'unknown'; readonly cabinet: Cabinet | null; readonly cause?: unknown };

/**
 * - `allow`: open the route;
 * - `unauthorized`: show the access-denied page;
 * - `current-cabinet`: redirect to the current cabinet;
 * - `cancel`: the roles are unknown, so open nothing.
 */
export type Verdict = 'allow' | 'unauthorized' | 'current-cabinet' | 'cancel';

/**
 * The only place that decides access (docs/rules.md §5, «Route access»; §8, «Navigation guard»).
 */
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

/** Home of the visitor's current cabinet; without a cabinet, the site's home page. */
export function homeOf(visitor: Visitor): string {
  const cabinet = visitor.kind === 'guest' ? null : visitor.cabinet;
  return cabinet === null ? '/' : cabinetHome[cabinet];
}
