import type { Desk } from '../../rules/desk/desk.ts';

type Named<By extends string, Acts> = { readonly [Act in keyof Acts & string as `${By}${Act}`]: Acts[Act] };

/**
 * Names the shared acts of a doctor and a clinic after one cabinet's operations: `VisitNoteCreate`
 * becomes `clinicVisitNoteCreate`.
 */
export function actsOf<By extends Desk['by'], Acts extends object>(by: By, acts: (by: By) => Acts): Named<By, Acts> {
  const named = Object.entries(acts(by)).map(([act, resolver]) => [`${by}${act}`, resolver] as const);
  return Object.fromEntries(named) as Named<By, Acts>;
}
