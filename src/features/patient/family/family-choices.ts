import type { FamilyMember } from '#generated/models/family-member.ts';
import { familyDisplayName, relationLabel } from '@/domain/person/person-text';
import { toldApart } from '@/domain/person/told-apart';
import { fullName } from '@/shared/format/name';

export interface PersonChoice<Person> {
  readonly value: Person;
  readonly title: string;
}

/** The family as a filter names it: «Марк», «Мама»; two mothers are told apart by their names, two Marks by their surnames. */
export function familyChoices(family: readonly FamilyMember[]): PersonChoice<number>[] {
  const titles = toldApart(
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
