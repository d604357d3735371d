import type { Desk } from '../../rules/desk/desk.ts';

type Named<By extends string, Shared> = { readonly [Name in keyof Shared & string as `${By}${Name}`]: Shared[Name] };

/**
 * Adds the cabinet to the names of resolvers that doctor and clinic share: `VisitNoteCreate`
 * becomes `clinicVisitNoteCreate`.
 */
export function deskResolvers<By extends Desk['by'], Shared extends object>(
  by: By,
  shared: (by: By) => Shared,
): Named<By, Shared> {
  const named = Object.entries(shared(by)).map(([name, resolver]) => [`${by}${name}`, resolver] as const);
  return Object.fromEntries(named) as Named<By, Shared>;
}
