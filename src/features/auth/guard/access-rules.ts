import { type Cabinet, cabinets } from '@/shared/session/session-record';

/**
 * Whom a route is for: everyone, those about to log in, the holders of any role, or the holders of one. Stands in its
 * `staticData.area`.
 */
export type RouteArea = 'public' | 'entry' | 'member' | Cabinet;

/** Does a page of this area go with its session? */
export function isPrivate(area: RouteArea): boolean {
  return area !== 'public' && area !== 'entry';
}

/** Who asks to open a route. `unknown`: logged in, but the server could not say which roles they hold. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly roles: readonly Cabinet[]; readonly cabinet: Cabinet | null }
  | { readonly kind: 'unknown'; readonly cabinet: Cabinet | null; readonly cause?: unknown };

/**
 * - `allow`: the route opens;
 * - `unauthorized`: to the access-denied page;
 * - `current-cabinet`: to where this person works already;
 * - `cancel`: nobody can say now, so nothing opens.
 */
export type Verdict = 'allow' | 'unauthorized' | 'current-cabinet' | 'cancel';

/** docs/rules.md §5, «Route access», and §8, «Navigation guard». The only place that says who may open what. */
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
    return visitor.kind === 'member' && roles.some((role) => visitor.roles.includes(role)) ? 'allow' : 'unauthorized';
  };
}
