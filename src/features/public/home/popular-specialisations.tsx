import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { getSearchFiltersQueryOptions } from '#generated/api/public-search/public-search.ts';
import type { City } from '#generated/models/city.ts';
import type { FilterOption } from '#generated/models/filter-option.ts';
import { mostDoctors } from '@/domain/search/most-doctors';
import { doctorsCount } from '@/shared/format/counts';
import { inCity } from '@/shared/format/in-city';
import { wholeNumber } from '@/shared/format/number';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

/** Number of specialisations. They fill four columns of four. */
const SHOWN = 16;

/** Specialisations with their number of doctors in the chosen city. */
export function PopularSpecialisations({ city }: { city: City }) {
  const titleId = useId();
  const { data, isPending, isFetching, refetch } = useQuery(popularQuery(city.id));
  const options = data && mostDoctors(data.data.specialisations, SHOWN);

  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between gap-6">
        <h2 id={titleId} className="min-w-0 text-h2">
          Популярные специализации {inCity(city)}
        </h2>
        <Link to="/services" hash="specialisations" className="link shrink-0 font-medium phone:hidden">
          Все специализации
        </Link>
      </div>
      <div className="mt-6 phone:mt-3">
        {isPending && <PopularSkeleton />}
        {!isPending && !options && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
        {options?.length === 0 && (
          <EmptyState icon={IconMapOff} level={3} title={`Врачей ${inCity(city)} пока нет`}>
            Выберите другой город или&nbsp;ищите по&nbsp;всему Казахстану.
          </EmptyState>
        )}
        {options && <SpecialisationLinks options={options} />}
      </div>
      <ButtonLink to="/services" hash="specialisations" wide className="mt-5 desktop:hidden">
        Все специализации
      </ButtonLink>
    </section>
  );
}

/** Links in four columns. A phone shows only the first eight. */
function SpecialisationLinks({ options }: { options: readonly FilterOption[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 desktop:grid-cols-2 wide:grid-cols-4">
      {options.map(({ value, title, count }) => (
        <li key={value} className="phone:nth-[n+9]:hidden">
          <Link
            to="/search"
            search={{ category: 'doctors', specialisations: [value] }}
            className="flex h-full min-h-13 items-center justify-between gap-3 border-b border-line py-2 wrap-anywhere transition-colors hover:border-teal hover:text-teal"
          >
            {title}
            <span className="shrink-0 text-small tabular text-ink-3">
              <span aria-hidden="true">{wholeNumber(count)}</span>
              <span className="sr-only">, {doctorsCount(count)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Placeholder as tall as the list, so that the layout doesn't shift. */
function PopularSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-x-10 desktop:grid-cols-2 wide:grid-cols-4">
      {Array.from({ length: 16 }, (_, index) => (
        <div
          key={index}
          className="flex min-h-13 items-center justify-between border-b border-line phone:nth-[n+10]:hidden"
        >
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-8" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/**
 * Request for the filters of a city's doctors. Its answer contains the number of doctors per
 * specialisation.
 */
export function popularQuery(cityId: number) {
  // A toast isn't shown, because the section shows the error itself.
  return getSearchFiltersQueryOptions({ category: 'doctors', city_id: cityId }, { query: { meta: { silent: true } } });
}
