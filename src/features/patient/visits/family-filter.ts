import type { FamilyMember } from '@generated/models/family-member';
import { calledAs } from '@/domain/person/called-as';
import { relationLabel } from '@/domain/person/relation-label';

/** Whose visits are shown, as the address says it: `self`, the id of a family member, or nobody in particular. */
export type VisitPerson = 'self' | number | undefined;

interface PersonChoice {
  readonly value: VisitPerson;
  readonly title: string;
}

/** The choices of the filter; empty while there is nobody to choose between. */
export function personChoices(family: readonly FamilyMember[]): PersonChoice[] {
  if (family.length === 0) return [];
  const called = family.map((member) => calledAs(member.first_name, relationLabel(member.relation)));
  return [
    { value: undefined, title: 'Все' },
    { value: 'self', title: 'Я' },
    ...family.map(({ id, first_name }, index) => {
      const name = called[index] ?? first_name;
      // Two mothers are told apart by their names.
      return { value: id, title: called.filter((other) => other === name).length > 1 ? first_name : name };
    }),
  ];
}
