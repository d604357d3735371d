import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { type FilterKey, filtersOf, isActive } from '@/features/public/search/query/search-request';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { FilterControl, isOffered } from './filter-control';

interface FilterPanelProps {
  params: SearchParams;
  filters: SearchFilters;
  onChange: (patch: Partial<SearchParams>) => void;
  /**
   * `side`: beside the results. `sheet`: over the results on small screens, where more groups are
   * folded.
   */
  variant: 'side' | 'sheet';
  /** The filter that is shown unfolded although it is inactive. */
  opened?: FilterKey | undefined;
}

const titles: Record<FilterKey, string> = {
  when: 'Когда',
  hours: 'Время',
  specialisations: 'Специализация',
  price: 'Цена приёма',
  patients: 'Кого принимает',
  formats: 'Формат',
  funding: 'Бесплатно или платно',
  facts: 'Языки и удобства',
  qualifications: 'Категория врача',
  rating_from: 'Рейтинг',
  experience_from: 'Стаж',
  gender: 'Пол врача',
  districts: 'Район',
  services: 'Услуга',
  meddirections: 'Направление',
};

/** Titles of filters in other categories than doctors, as far as they differ. */
const otherTitles: Partial<Record<FilterKey, string>> = { price: 'Цена', facts: 'Удобства' };

/** Filters that are rarely used. Their groups are folded while they are inactive. */
const folded: Record<FilterPanelProps['variant'], ReadonlySet<FilterKey>> = {
  side: new Set<FilterKey>(['facts', 'experience_from', 'gender', 'districts', 'services']),
  sheet: new Set<FilterKey>([
    'facts',
    'qualifications',
    'rating_from',
    'experience_from',
    'gender',
    'districts',
    'services',
  ]),
};

/** Filters of the category. A filter without options is omitted. */
export function FilterPanel({ params, filters, onChange, variant, opened }: FilterPanelProps) {
  return filtersOf[params.category].map((key) => {
    if (!isOffered(key, filters)) return null;
    const fold = !folded[variant].has(key) ? 'fixed' : key === opened || isActive(key, params) ? 'open' : 'closed';
    const title = (params.category === 'doctors' ? undefined : otherTitles[key]) ?? titles[key];
    return (
      <FilterGroup key={key} title={title} fold={fold}>
        <FilterControl filter={key} title={title} params={params} filters={filters} onChange={onChange} />
      </FilterGroup>
    );
  });
}

interface FilterGroupProps {
  title: string;
  /**
   * `fixed`: the group is always open. `open` and `closed`: the state at first of a group that the
   * user can fold.
   */
  fold: 'fixed' | 'open' | 'closed';
  children: ReactNode;
}

function FilterGroup({ title, fold, children }: FilterGroupProps) {
  const titleId = useId();
  const group = (
    <div role="group" aria-labelledby={titleId}>
      {children}
    </div>
  );
  if (fold === 'fixed') {
    return (
      <div className="border-line py-5 not-first:border-t first:pt-0">
        <h3 id={titleId} className="mb-2.5 text-title">
          {title}
        </h3>
        {group}
      </div>
    );
  }
  return (
    <details open={fold === 'open'} className="group border-line not-first:border-t">
      <summary onClick={bringIntoSight} className="flex min-h-14 list-none items-center justify-between gap-2">
        <h3 id={titleId} className="text-title">
          {title}
        </h3>
        <Icon icon={IconChevronDown} size={18} className="text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{group}</div>
    </details>
  );
}

/**
 * Scrolls a group into view when the user unfolds it. It handles the click, because the event
 * `toggle` also fires for groups that are open at first.
 */
function bringIntoSight({ currentTarget }: MouseEvent): void {
  const group = currentTarget.closest('details');
  group?.addEventListener('toggle', () => group.open && group.scrollIntoView({ block: 'nearest' }), { once: true });
}

/** Groups of filters in the skeleton, each with its number of rows. */
const groups = { when: 5, specialisations: 5, patients: 2, formats: 3 };

export function FilterPanelSkeleton() {
  return Object.entries(groups).map(([group, rows]) => (
    <div key={group} className="border-line py-5 not-first:border-t first:pt-0">
      <Skeleton className="mb-4 h-4.5 w-32" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex min-h-9 items-center gap-3">
          <Skeleton className="size-6" />
          <Skeleton className="h-4 w-36" />
          <Skeleton className="ml-auto h-4 w-7" />
        </div>
      ))}
    </div>
  ));
}
