import { SearchCategory } from '@generated/models/search-category';
import type { SearchFilters } from '@generated/models/search-filters';
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

/** The same text in the same city by kind of result, with counts. Filters stay behind: each kind has its own. */
export function CategoryTabs({ params, counts, total }: CategoryTabsProps) {
  return (
    <TabLinks label="Что искать" current={params.category} className="phone:-mx-(--gutter) phone:px-(--gutter)">
      {categories.map((category) => {
        const active = category === params.category;
        return (
          <TabLink
            key={category}
            to="/search"
            search={active ? params : { ...withoutFilters(params), category }}
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
