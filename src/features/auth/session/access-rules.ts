import { type Cabinet, cabinetHome, cabinets } from '@/shared/session/session-record';

/** Who a route is for (`staticData.area`): everyone, visitors about to log in, holders of any role, or holders of one. */
export type RouteArea = 'public' | 'entry' | 'member' | Cabinet;

/** Does a page of this area close when its session ends? */
export function isPrivate(area: RouteArea): boolean {
  return area !== 'public' && area !== 'entry';
}

/** `unknown`: logged in, but the server could not say with which roles. */
export type Visitor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      readonly roles: readonly Cabinet[];
      readonly cabinet: Cabinet | null;
      /** A role may be missing: its row broke the contract. */
      readonly incomplete?: boolean;
    }
  | { readonly kind: 'unknown'; readonly cabinet: Cabinet | null; readonly cause?: unknown };

/**
 * - `allow`: the route opens;
 * - `unauthorized`: to the access-denied page;
 * - `current-cabinet`: to the cabinet that is open already;
 * - `cancel`: it can't be known now, so nothing opens.
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
    if (visitor.kind === 'guest') return 'unauthorized';
    if (roles.some((role) => visitor.roles.includes(role))) return 'allow';
    return visitor.incomplete === true ? 'cancel' : 'unauthorized';
  };
}

/** A visitor's current cabinet, or the home page. */
export function homeOf(visitor: Visitor): string {
  const cabinet = visitor.kind === 'guest' ? null : visitor.cabinet;
  return cabinet === null ? '/' : cabinetHome[cabinet];
}
