import { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import { filtersOf } from '@/features/public/search/address/filter-keys';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { withoutFilters } from '@/features/public/search/address/search-request';
import { categoryTitle } from '@/features/public/search/words/category-words';
import { TabLink, TabLinks } from '@/shared/ui/tab-links';

interface CategoryTabsProps {
  params: SearchParams;
  counts: SearchFilters['counts'] | undefined;
  /** What the filters leave of the category that is shown. */
  total: number | undefined;
}

const categories: readonly SearchCategory[] = Object.values(SearchCategory);

/**
 * The same text in the same city by kind of result, with counts. What is looked for goes along, as the counts say; the other filters
 * stay behind: each kind has its own.
 */
export function CategoryTabs({ params, counts, total }: CategoryTabsProps) {
  return (
    <TabLinks label="Что искать" current={params.category} className="phone:-mx-(--gutter) phone:px-(--gutter)">
      {categories.map((category) => {
        const active = category === params.category;
        return (
          <TabLink
            key={category}
            to="/search"
            search={
              active ? params : { ...withoutFilters(params), ...subjectOf(params, category), category, guessed: false }
            }
            active={active}
            count={(active ? total : undefined) ?? counts?.[category]}
          >
            {categoryTitle[category]}
          </TabLink>
        );
      })}
    </TabLinks>
  );
}

/** The services, specialisations and directions that are looked for, where the other kind of result can be asked for them. */
function subjectOf(
  { services, specialisations, meddirections }: SearchParams,
  category: SearchCategory,
): Partial<SearchParams> {
  const asked = filtersOf[category];
  return {
    ...(asked.includes('services') && { services }),
    ...(asked.includes('specialisations') && { specialisations }),
    ...(asked.includes('meddirections') && { meddirections }),
  };
}
