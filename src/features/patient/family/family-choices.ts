import type { FamilyMember } from '#generated/models/family-member.ts';
import { distinctNames } from '@/domain/person/distinct-names';
import { familyDisplayName, relationLabel } from '@/domain/person/person-text';
import { fullName } from '@/shared/format/name';

export interface PersonChoice<Person> {
  readonly value: Person;
  readonly title: string;
}

/**
 * Family members as options of a filter: «Марк», «Мама». Members of the same relation are told
 * apart by their first names, and those with the same first name by their surnames.
 */
export function familyChoices(family: readonly FamilyMember[]): PersonChoice<number>[] {
  const titles = distinctNames(
    family.map((member) => ({
      id: member.id,
      names: [
        familyDisplayName(member.first_name, relationLabel(member.relation)),
        member.first_name,
        fullName(member),
      ],
      birthday: member.birthday,
      phone: member.phone,
    })),
  );
  return family.map(({ id }, index) => ({ value: id, title: titles[index] ?? '' }));
}
