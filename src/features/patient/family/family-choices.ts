import type { FamilyMember } from '#generated/models/family-member.ts';
import { familyDisplayName, relationLabel } from '@/domain/person/person-text';

export interface PersonChoice<Person> {
  readonly value: Person;
  readonly title: string;
}

/** The family as a filter names it: «Марк», «Мама»; two mothers are told apart by their names. */
export function familyChoices(family: readonly FamilyMember[]): PersonChoice<number>[] {
  const called = family.map((member) => familyDisplayName(member.first_name, relationLabel(member.relation)));
  return family.map(({ id, first_name }, index) => {
    const name = called[index] ?? first_name;
    return { value: id, title: called.filter((other) => other === name).length > 1 ? first_name : name };
  });
}
