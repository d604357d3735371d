import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import type { City } from '#generated/models/city.ts';
import type { SearchParams } from '@/features/public/search/address/search-params';
import type { Search } from '@/features/public/search/data/use-search';
import type { ActiveFilter } from '@/features/public/search/words/active-filters';
import { noneOf } from '@/features/public/search/words/category-words';
import { placeWords } from '@/features/public/search/words/search-heading';
import { upperFirst } from '@/shared/format/letter-case';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ChipRemovable } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { ClinicsInstead } from './clinics-instead';
import { Elsewhere } from './elsewhere';
import { WayOn } from './way-on';

interface NoResultsProps {
  search: Search;
  filters: readonly ActiveFilter[];
  onRemove: (patch: Partial<SearchParams>) => void;
  onReset: () => void;
  /** A link here disappears with what it is part of: focus has to go elsewhere. */
  onLeave: () => void;
}

/** Nothing found: why, which condition to give up, where else there is somebody, and whom to ask. */
export function NoResults({ search, filters, onRemove, onReset, onLeave }: NoResultsProps) {
  const { params, city, changed } = search;
  return (
    <div className="rounded-card border border-line">
      <EmptyState
        icon={IconSearchOff}
        title="Ничего не найдено"
        action={
          (filters.length > 1 || city !== null) && (
            <>
              {filters.length > 1 && <Button onClick={onReset}>Сбросить фильтры</Button>}
              {city !== null && (
                <ButtonLink
                  variant="quiet"
                  to="/search"
                  search={changed({ city: 'all', districts: [] })}
                  onClick={onLeave}
                >
                  Искать по&nbsp;всему Казахстану
                </ButtonLink>
              )}
            </>
          )
        }
      >
        <p>{reason(params.q, city, noneOf(params.category), filters.length > 0)}</p>
        <ClinicsInstead search={search} onLeave={onLeave} />
        {filters.length > 0 && (
          <>
            <p className="mt-4 mb-2">{filters.length > 1 ? 'Уберите одно из\u00A0условий:' : 'Уберите условие:'}</p>
            <ul className="flex flex-wrap justify-center gap-2">
              {filters.map((filter) => (
                <li key={filter.id}>
                  <ChipRemovable onClick={() => onRemove(filter.without)}>{filter.label}</ChipRemovable>
                </li>
              ))}
            </ul>
          </>
        )}
        {params.q !== undefined && city !== null && <Elsewhere search={search} onLeave={onLeave} />}
      </EmptyState>
      <WayOn text={params.q} />
    </div>
  );
}

function reason(q: string | undefined, city: City | null, nobody: string, filtered: boolean): string {
  const place = placeWords(city);
  const narrowed = filtered ? ' с\u00A0такими условиями' : '';
  if (q !== undefined) return `По\u00A0запросу «${q}» ${place} ${nobody}${narrowed} нет.`;
  return `${upperFirst(place)} ${nobody}${narrowed} ${filtered ? 'нет' : 'пока нет'}.`;
}
