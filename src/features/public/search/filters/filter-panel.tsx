import type { SearchFilters } from '#generated/models/search-filters.ts';
import { type FilterKey, filtersOf } from '@/features/public/search/address/filter-keys';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { isActive } from '@/features/public/search/address/search-request';
import { FilterControl } from './filter-control';
import { FilterGroup } from './filter-group';
import { isOffered } from './filter-options';

interface FilterPanelProps {
  params: SearchParams;
  filters: SearchFilters;
  onChange: (patch: Partial<SearchParams>) => void;
  /** «side»: beside the results; «sheet»: over them on small screens, where more is folded. */
  variant: 'side' | 'sheet';
  /** One that stands open though it does not hold. */
  opened?: FilterKey | undefined;
}

const titles: Record<FilterKey, string> = {
  when: 'Когда',
  specialisations: 'Специализация',
  price: 'Цена приёма',
  patients: 'Кого принимает',
  formats: 'Формат',
  qualifications: 'Категория врача',
  rating_from: 'Рейтинг',
  experience_from: 'Стаж',
  gender: 'Пол врача',
  districts: 'Район',
  services: 'Услуга',
  meddirections: 'Направление',
};

/** Less asked for: folded until somebody wants them, or until they hold. */
const folded: Record<FilterPanelProps['variant'], ReadonlySet<FilterKey>> = {
  side: new Set<FilterKey>(['experience_from', 'gender', 'districts', 'services']),
  sheet: new Set<FilterKey>(['qualifications', 'rating_from', 'experience_from', 'gender', 'districts', 'services']),
};

/** All filters of one kind of result. A filter that has nothing to choose from is left out. */
export function FilterPanel({ params, filters, onChange, variant, opened }: FilterPanelProps) {
  return filtersOf[params.category].map((key) => {
    if (!isOffered(key, filters)) return null;
    const fold = !folded[variant].has(key) ? 'fixed' : key === opened || isActive(key, params) ? 'open' : 'closed';
    const title = key === 'price' && params.category !== 'doctors' ? 'Цена' : titles[key];
    return (
      <FilterGroup key={key} title={title} fold={fold}>
        <FilterControl filter={key} title={title} params={params} filters={filters} onChange={onChange} />
      </FilterGroup>
    );
  });
}
