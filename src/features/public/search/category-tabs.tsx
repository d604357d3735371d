import { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { filtersOf, withoutFilters } from '@/features/public/search/query/search-request';
import { categoryTitle } from '@/features/public/search/query/search-text';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';

interface CategoryTabsProps {
  params: SearchParams;
  counts: SearchFilters['counts'] | undefined;
  /** Number of results in the current category with all active filters. */
  total: number | undefined;
}

const categories: readonly SearchCategory[] = Object.values(SearchCategory);

/**
 * Tabs of result categories with counts. The link of a tab keeps the text, the city, and the chosen
 * services and specialisations. It drops filters that the tab's category doesn't have.
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

/**
 * The chosen services, specialisations and directions, as far as the category has these filters.
 */
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
