import { useId } from 'react';
import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import { mostDoctors } from '@/domain/search/most-doctors';
import { useCity } from '@/features/city/selected-city';
import { typeset } from '@/shared/format/typography';
import { ChipLink } from '@/shared/ui/chip';

/** Two lines of a phone, three at most. */
const SHOWN = 8;

interface PopularListProps {
  /** Somebody goes to a specialisation: its title. */
  readonly onLeave: (title: string) => void;
}

/** The specialisations with the most doctors in the city. An addition: while they are not here, or never come, nothing is missed. */
export function PopularList({ onLeave }: PopularListProps) {
  const titleId = useId();
  const city = useCity();
  const { data } = useSearchFilters({ category: 'doctors', city_id: city.id }, { query: { meta: { silent: true } } });
  const options = mostDoctors(data?.data.specialisations ?? [], SHOWN);
  if (options.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="px-3 pt-2 pb-4">
      <h2 id={titleId} className="text-small font-normal text-ink-3">
        Популярные специализации
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {options.map(({ value, title }) => (
          <li key={value}>
            <ChipLink
              to="/search"
              search={{ category: 'doctors', specialisations: [value] }}
              onClick={() => onLeave(title)}
            >
              {typeset(title)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
