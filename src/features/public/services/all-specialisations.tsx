import { useSpecialisationList } from '#generated/api/public-reference/public-reference.ts';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { RowsSkeleton } from '@/shared/ui/skeleton';

/** Every specialisation by the alphabet: what «Все специализации» leads to, `/services#specialisations`. */
export function AllSpecialisations() {
  const specialisations = useSpecialisationList(shownBySection);
  return (
    <Card id="specialisations" aria-labelledby="specialisations-heading" className="scroll-mt-24">
      <h2 id="specialisations-heading" className="mb-3 text-title">
        Все специализации
      </h2>
      <SectionQuery query={specialisations} skeleton={<RowsSkeleton rows={6} />}>
        {({ data }) => (
          <ul className="flex flex-wrap gap-2">
            {data
              .toSorted((a, b) => a.title.localeCompare(b.title, 'ru'))
              .map(({ slug, title }) => (
                <li key={slug}>
                  <ChipLink to="/search" search={{ category: 'doctors', specialisations: [slug] }}>
                    {title}
                  </ChipLink>
                </li>
              ))}
          </ul>
        )}
      </SectionQuery>
    </Card>
  );
}
