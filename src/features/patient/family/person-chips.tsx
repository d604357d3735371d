import { useFamilyMemberList } from '#generated/api/patient-family/patient-family.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { dataOf } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { ChipLink } from '@/shared/ui/chip';
import type { PersonChoice } from './family-choices';

interface PersonChipsProps<Person> {
  /** «Чьи визиты». */
  label: string;
  /** Who can be chosen; nobody: no chips. */
  choices: (family: readonly FamilyMember[]) => readonly PersonChoice<Person>[];
  /** Who is shown. */
  person: Person;
  /** The page's search parameters for a choice. */
  searchOf: (person: Person) => Record<string, unknown>;
}

/** Whose: one's own, one of the family's. Where there is no family (or it can't be loaded), nothing to choose. */
export function PersonChips<Person>({ label, choices, person, searchOf }: PersonChipsProps<Person>) {
  const { data: family = [] } = useFamilyMemberList({
    query: { ...shownBySection.query, select: dataOf },
  });
  const offered = choices(family);
  if (offered.length === 0) return null;

  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ value, title }) => (
          <li key={title}>
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
