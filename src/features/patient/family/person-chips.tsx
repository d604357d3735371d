import { useFamilyMemberList } from '#generated/api/patient-family/patient-family.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { dataOf } from '@/shared/api/load';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { ChipLink } from '@/shared/ui/chip';
import type { PersonChoice } from './family-choices';

interface PersonChipsProps<Person> {
  /** Label of the group: «Чьи визиты». */
  label: string;
  /** Returns the options. If there are no options, no chips are shown. */
  choices: (family: readonly FamilyMember[]) => readonly PersonChoice<Person>[];
  person: Person;
  /** Search params that select a person. */
  searchOf: (person: Person) => Record<string, unknown>;
}

/** Chips to select the patient or a family member. They are hidden if there is no family. */
export function PersonChips<Person>({ label, choices, person, searchOf }: PersonChipsProps<Person>) {
  const family = useFamilyMemberList({ query: { ...shownBySection.query, select: dataOf } });
  // The error is shown, because without the chips the user would think that there are no other
  // people.
  if (family.data === undefined && family.error !== null) {
    return (
      <SectionError
        error={family.error}
        what="список семьи"
        busy={family.isFetching}
        onRetry={() => void family.refetch()}
      />
    );
  }
  const offered = choices(family.data ?? []);
  if (offered.length === 0) return null;

  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ value, title }) => (
          <li key={String(value)}>
            <ChipLink
              to="."
              search={searchOf(value)}
              resetScroll={false}
              variant={value === person ? 'on' : 'link'}
              aria-current={value === person ? 'page' : undefined}
            >
              {title}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
