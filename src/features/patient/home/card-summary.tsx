import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useFamilyMemberList } from '#generated/api/patient-family/patient-family.ts';
import type { MedicalCard } from '#generated/models/medical-card.ts';
import { familyChoices } from '@/features/patient/family/family-choices';
import { bloodTypeLabels, rhFactorLabels } from '@/features/patient/medical-card/blood-labels';
import { dataOf } from '@/shared/api/load';
import { number } from '@/shared/format/number';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { HomeSection } from './home-section';

/** The four main values of the medical card. An unknown value is shown as a dash. */
export function CardSummary({ card }: { card: MedicalCard }) {
  const figures = [
    { title: 'Рост', value: card.height === null ? null : `${number(card.height)}\u00A0см` },
    { title: 'Вес', value: card.weight === null ? null : `${number(card.weight)}\u00A0кг` },
    { title: 'Группа крови', value: bloodGroup(card) },
    { title: 'Документы', value: number(card.documents_count) },
  ];
  return (
    <HomeSection
      heading="Медкарта"
      aside={
        <Link to="/fo/patient/medical-card" className="link text-small font-medium">
          Открыть<span className="sr-only"> медкарту</span>
        </Link>
      }
    >
      <Card as="div">
        <dl className="grid grid-cols-2 gap-5">
          {figures.map(({ title, value }) => (
            <div key={title}>
              <dt className="text-caption text-ink-3">{title}</dt>
              <dd className="font-medium">{value ?? <Unknown />}</dd>
            </div>
          ))}
        </dl>
        <FamilyCards />
      </Card>
    </HomeSection>
  );
}

function FamilyCards() {
  const headingId = useId();
  const query = useFamilyMemberList({ query: { ...shownBySection.query, select: dataOf } });
  const { data: family = [], error } = query;
  if (query.data === undefined && error !== null) {
    return (
      <div className="mt-4">
        <SectionError error={error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (family.length === 0) return null;
  return (
    <nav aria-labelledby={headingId} className="mt-4 border-t border-line pt-4">
      <p id={headingId} className="text-caption text-ink-3">
        Медкарты близких
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {familyChoices(family).map(({ value, title }) => (
          <li key={value}>
            <ChipLink to="/fo/patient/medical-card" search={{ person: value }}>
              {title}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Blood group as text: «O (I) Rh+». If one part is unknown, the text is only the other part. */
function bloodGroup({ blood_type, rh_factor }: MedicalCard): string | null {
  const known = [blood_type && bloodTypeLabels[blood_type], rh_factor && rhFactorLabels[rh_factor]].filter(Boolean);
  return known.length === 0 ? null : known.join('\u00A0');
}

function Unknown() {
  return (
    <span className="font-normal text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">не указано</span>
    </span>
  );
}
