import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { getSearchResultsQueryOptions } from '#generated/api/public-search/public-search.ts';
import type { City } from '#generated/models/city.ts';
import { inCity } from '@/shared/format/in-city';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { useToday } from '@/shared/use-now';
import { receivedSoon } from './received-soon';
import { SoonCard, SoonPlace, SoonRow, SoonSkeleton } from './soon-card';

const titles = { today: 'Примут сегодня', tomorrow: 'Примут завтра' } as const;

/**
 * Four doctors with a free time today or tomorrow. If there are fewer than four, the section is
 * hidden.
 */
export function DoctorsSoon({ city }: { city: City }) {
  const titleId = useId();
  const today = useToday();
  const { data, isPending, isFetching, refetch } = useQuery(soonQuery(city.id));
  const soon = data && receivedSoon(data.data, today);
  if (data && !soon) return null;

  const day = soon?.day ?? 'today';
  const search = { category: 'doctors', when: day } as const;
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between gap-6">
        <h2 id={titleId} className="min-w-0 text-h2">
          {titles[day]} {inCity(city)}
        </h2>
        <Link to="/search" search={search} className="link shrink-0 font-medium phone:hidden">
          Все свободные врачи
        </Link>
      </div>
      {isPending && <SoonSkeleton />}
      {!isPending && !soon && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} className="mt-6 phone:mt-3" />
      )}
      {soon && (
        <SoonRow>
          {soon.doctors.map((one) => (
            <SoonPlace key={one.doctor.id}>
              <SoonCard {...one} />
            </SoonPlace>
          ))}
        </SoonRow>
      )}
      <ButtonLink to="/search" search={search} wide className="mt-5 desktop:hidden">
        Все свободные врачи
      </ButtonLink>
    </section>
  );
}

/**
 * Number of requested doctors. Among so many, four with different specialisations are usually
 * found.
 */
const ASKED = 24;

function soonQuery(cityId: number) {
  // A toast isn't shown, because the section shows the error itself.
  return getSearchResultsQueryOptions(
    { category: 'doctors', city_id: cityId, when: 'tomorrow', sort: 'rating', page: 1, per_page: ASKED },
    { query: { meta: { silent: true } } },
  );
}
