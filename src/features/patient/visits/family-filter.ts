import type { FamilyMember } from '#generated/models/family-member.ts';
import { familyChoices, type PersonChoice } from '@/features/patient/family-choices';

/** Whose visits are shown, as the address says it: `self`, the id of a family member, or nobody in particular. */
export type VisitPerson = 'self' | number | undefined;

/** The choices of the filter; empty while there is nobody to choose between. */
export function personChoices(family: readonly FamilyMember[]): PersonChoice<VisitPerson>[] {
  if (family.length === 0) return [];
  return [{ value: undefined, title: 'Все' }, { value: 'self', title: 'Я' }, ...familyChoices(family)];
}
