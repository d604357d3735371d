import { Link } from '@tanstack/react-router';
import type { FilterOption } from '#generated/models/filter-option.ts';
import { mostDoctors } from '@/domain/search/most-doctors';
import type { Search } from '@/features/public/search/query/use-search';
import { inCity } from '@/shared/format/in-city';

const SHOWN = 16;

interface OtherSpecialisationsProps {
  readonly search: Search;
  readonly specialisations: readonly FilterOption[] | undefined;
}

/** Links to doctors of other specialisations in the same city. */
export function OtherSpecialisations({ search: { params, city }, specialisations }: OtherSpecialisationsProps) {
  if (params.category !== 'doctors') return null;
  const others = mostDoctors(
    specialisations?.filter(({ value }) => !params.specialisations.includes(value)) ?? [],
    SHOWN,
  );
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="other-specialisations" className="mt-12 phone:mt-8">
      <h2 id="other-specialisations" className="text-h3">
        {params.specialisations.length > 0 ? 'Другие врачи' : 'Врачи по\u00A0специальностям'}{' '}
        {city === null ? 'по\u00A0всему Казахстану' : inCity(city)}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 desktop:grid-cols-2">
        {others.map(({ value, title }) => (
          <li key={value}>
            <Link
              to="/search"
              search={{ category: 'doctors', specialisations: [value], city: city?.id ?? 'all' }}
              className="flex min-h-11 items-center border-b border-line py-2 wrap-anywhere transition-colors hover:border-teal hover:text-teal"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
