import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { Link } from '@tanstack/react-router';
import type { City } from '#generated/models/city.ts';
import { ServiceCard, ServiceCardSkeleton } from '@/domain/service/service-card';
import { LazyAnalysesBar } from '@/features/public/analyses/lazy-analyses-bar';
import { BeyondNote } from '@/features/public/lists/list-page';
import { useResults } from '@/features/public/search/query/results-query';
import { servicesCount } from '@/shared/format/counts';
import { inCity } from '@/shared/format/in-city';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { SkeletonGroup } from '@/shared/ui/skeleton';
import { asSearch, type ServicesSearch } from './services-search';

interface ServiceListProps {
  search: ServicesSearch;
  city: City;
  onReset: () => void;
}

export function ServiceList({ search, city, onReset }: ServiceListProps) {
  const results = useResults(asSearch(search), city.id);

  if (results.data === undefined) {
    if (results.isPending) {
      return (
        <SkeletonGroup label="Загружаем услуги" className="flex flex-col gap-4 phone:gap-3">
          <ServiceCardSkeleton />
          <ServiceCardSkeleton />
          <ServiceCardSkeleton />
        </SkeletonGroup>
      );
    }
    return (
      <Card as="div">
        <ErrorState busy={results.isFetching} onRetry={() => void results.refetch()} />
      </Card>
    );
  }

  const { data, meta } = results.data;
  const narrowed = search.q !== undefined || search.direction !== undefined;
  return (
    <>
      <p role="status" className={cx(meta.total === 0 ? 'sr-only' : 'mb-3 text-small text-ink-3 phone:px-1')}>
        {meta.total === 0 ? 'Ничего не найдено' : `Найдено: ${servicesCount(meta.total)}`}
      </p>
      {meta.total === 0 ? (
        <Card as="div">
          <EmptyState
            icon={IconSearchOff}
            title="Ничего не найдено"
            action={narrowed && <Button onClick={onReset}>Показать все услуги</Button>}
          >
            {narrowed
              ? 'Попробуйте другое слово или другое направление.'
              : `Таких услуг ${inCity(city)} пока нет. Выберите другой город вверху страницы.`}
          </EmptyState>
        </Card>
      ) : (
        <>
          {results.beyond && <BeyondNote asked={search.page} shown={results.page} />}
          <ul
            aria-busy={results.isPlaceholderData}
            className={cx(
              'flex flex-col gap-4 transition-opacity phone:gap-3',
              results.isPlaceholderData && 'opacity-60 delay-150',
            )}
          >
            {data.map(
              (item) =>
                item.kind === 'service' && (
                  <li key={item.id}>
                    <ServiceCard service={item} />
                  </li>
                ),
            )}
          </ul>
          <Pagination
            page={results.page}
            lastPage={meta.last_page}
            className="mt-8 phone:mt-5"
            renderLink={({ page, ...link }) => <Link {...link} to="/services" search={{ ...search, page }} />}
          />
          <LazyAnalysesBar className="mt-6" />
        </>
      )}
    </>
  );
}
