import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import type { City } from '#generated/models/city.ts';
import type { ActiveFilter } from '@/features/public/search/query/active-filters';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { noneOf, placeText } from '@/features/public/search/query/search-text';
import type { Search } from '@/features/public/search/query/use-search';
import { brand } from '@/shared/config/brand';
import { upperFirst } from '@/shared/format/letter-case';
import { phoneHref } from '@/shared/format/phone';
import { quoted } from '@/shared/format/typography';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ChipRemovable, ChipLink } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { ClinicsInstead, Elsewhere } from './elsewhere';

interface NoResultsProps {
  search: Search;
  filters: readonly ActiveFilter[];
  onRemove: (patch: Partial<SearchParams>) => void;
  onReset: () => void;
  /** Moves focus to the heading, because the pressed link unmounts. */
  onLeave: () => void;
}

/**
 * Shown if there are no results: the reason, filters to remove, other cities or categories, and a
 * phone number.
 */
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
  const place = placeText(city);
  const narrowed = filtered ? ' с\u00A0такими условиями' : '';
  if (q !== undefined) return `По\u00A0запросу ${quoted(q)} ${place} ${nobody}${narrowed} нет.`;
  return `${upperFirst(place)} ${nobody}${narrowed} ${filtered ? 'нет' : 'пока нет'}.`;
}

/** Suggestions: symptoms, specialisations for a first visit, and a phone number. */
function WayOn({ text }: { text: string | undefined }) {
  return (
    <section aria-labelledby="way-on" className="border-t border-line px-6 py-6 text-center phone:px-4 phone:py-5">
      <h2 id="way-on" className="text-title">
        Не&nbsp;знаете, к&nbsp;кому идти?
      </h2>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        <li>
          <ChipLink to="/symptoms" search={text === undefined ? {} : { q: text }}>
            Симптомы
          </ChipLink>
        </li>
        <li>
          <ChipLink to="/search" search={{ category: 'doctors', specialisations: ['terapevt'] }}>
            Терапевт
          </ChipLink>
        </li>
        <li>
          <ChipLink to="/search" search={{ category: 'doctors', specialisations: ['pediatr'] }}>
            Педиатр
          </ChipLink>
        </li>
      </ul>
      <p className="mt-4 text-small text-ink-2">
        Поможем выбрать по&nbsp;телефону:{' '}
        <a href={phoneHref(brand.support.phone)} className="link whitespace-nowrap">
          {brand.support.phone}
        </a>
      </p>
    </section>
  );
}
