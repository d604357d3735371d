import { useFamilyMemberList } from '@generated/api/patient/patient';
import type { VisitListStatus } from '@generated/models/visit-list-status';
import { shownBySection } from '@/shared/section/shown-by-section';
import { ChipLink } from '@/shared/ui/chip-link';
import { personChoices, type VisitPerson } from './family-filter';

interface PersonChipsProps {
  status: VisitListStatus;
  person: VisitPerson;
}

/** Whose visits: all, one's own, one of the family's. Where there is no family (or it can't be loaded), nothing to choose. */
export function PersonChips({ status, person }: PersonChipsProps) {
  const { data: family = [] } = useFamilyMemberList({
    query: { ...shownBySection.query, select: (body) => body.data },
  });
  const choices = personChoices(family);
  if (choices.length === 0) return null;

  return (
    <nav aria-label="Чьи визиты" className="mt-5 phone:mt-4">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, title }) => (
          <li key={title}>
            <ChipLink
              to="."
              search={{ status, ...(value !== undefined && { person: value }) }}
              resetScroll={false}
              look={value === person ? 'on' : 'link'}
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
