import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { City } from '#generated/models/city.ts';
import { mostDoctors } from '@/domain/search/most-doctors';
import { inCity } from '@/shared/format/in-city';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { popularQuery } from './popular-query';
import { PopularSkeleton } from './popular-skeleton';
import { SpecialisationLinks } from './specialisation-links';

/** As many as fill four columns of four. */
const SHOWN = 16;

/** Specialisations with the number of their doctors in the chosen city. */
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
