import type { SearchCategory } from '#generated/models/search-category.ts';
import { ClinicCardSkeleton } from '@/domain/clinic/clinic-card';
import { DoctorCardSkeleton } from '@/domain/doctor/doctor-card-skeleton';
import { EmergencyLine } from '@/domain/search/emergency-note';
import { ServiceCardSkeleton } from '@/domain/service/service-card';
import { BeyondNote } from '@/features/public/lists/list-page';
import type { ActiveFilter } from '@/features/public/search/query/active-filters';
import type { useResults } from '@/features/public/search/query/results-query';
import type { SearchParams } from '@/features/public/search/query/search-query';
import type { Search } from '@/features/public/search/query/use-search';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonGroup } from '@/shared/ui/skeleton';
import { NoResults } from './no-results';
import { ResultList } from './result-list';

interface SearchResultsProps {
  search: Search;
  results: ReturnType<typeof useResults>;
  filters: readonly ActiveFilter[];
  /** Retries all failed requests. */
  onRetry: () => void;
  onRemove: (patch: Partial<SearchParams>) => void;
  onReset: () => void;
  /** Moves focus to the heading, because the pressed element unmounts. */
  onLeave: () => void;
}

export function SearchResults({ search, results, filters, onRetry, onRemove, onReset, onLeave }: SearchResultsProps) {
  if (results.data === undefined && results.isError) {
    return (
      <ErrorState className="rounded-card border border-line" busy={results.isFetching} onRetry={onRetry}>
        <p>Проверьте интернет и&nbsp;повторите. Ваши фильтры сохранены.</p>
        <EmergencyLine />
      </ErrorState>
    );
  }
  if (!results.data) return <ResultSkeletons category={search.params.category} />;
  const { data: items, meta } = results.data;
  if (meta.total === 0) {
    // In an emergency only the emergency note is shown, not the message that nothing is found.
    if (results.emergency !== null) return null;
    return <NoResults search={search} filters={filters} onRemove={onRemove} onReset={onReset} onLeave={onLeave} />;
  }
  return (
    <>
      {results.beyond && <BeyondNote asked={search.params.page} shown={results.page} />}
      <ResultList
        search={search}
        items={items}
        page={results.page}
        lastPage={meta.last_page}
        busy={results.isPlaceholderData}
        said={meta.understood?.filters.find(({ filter }) => filter === 'when')?.value}
        onPage={onLeave}
      />
    </>
  );
}

const skeletons = {
  doctors: DoctorCardSkeleton,
  clinics: ClinicCardSkeleton,
  services: ServiceCardSkeleton,
  analysis: ServiceCardSkeleton,
  examination: ServiceCardSkeleton,
} satisfies Record<SearchCategory, () => unknown>;

/** Number of cards in the skeleton. They fill a screen. */
const COUNT = 5;

function ResultSkeletons({ category }: { category: SearchCategory }) {
  const CardSkeleton = skeletons[category];
  return (
    <SkeletonGroup label="Ищем" className="flex flex-col gap-4 phone:gap-3">
      {Array.from({ length: COUNT }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
