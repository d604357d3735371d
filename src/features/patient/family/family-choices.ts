import type { FamilyMember } from '#generated/models/family-member.ts';
import { familyDisplayName, relationLabel } from '@/domain/person/person-text';
import { dayMonthYear } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';

export interface PersonChoice<Person> {
  readonly value: Person;
  readonly title: string;
}

/** What tells members apart who are called the same, the shortest first. */
const longerNames: readonly ((member: FamilyMember) => string)[] = [
  ({ first_name }) => first_name,
  fullName,
  (member) => `${fullName(member)}, ${dayMonthYear(member.birthday)}`,
];

/** The family as a filter names it: «Марк», «Мама»; two mothers are told apart by their names, two Marks by their surnames. */
export function familyChoices(family: readonly FamilyMember[]): PersonChoice<number>[] {
  let choices = family.map((member) => ({
    member,
    title: familyDisplayName(member.first_name, relationLabel(member.relation)),
  }));
  for (const longer of longerNames) {
    const titles = choices.map(({ title }) => title);
    const isShared = (title: string): boolean => titles.indexOf(title) !== titles.lastIndexOf(title);
    choices = choices.map(({ member, title }) => ({ member, title: isShared(title) ? longer(member) : title }));
  }
  return choices.map(({ member: { id }, title }) => ({ value: id, title }));
}
