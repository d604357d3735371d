import type { ReactNode } from 'react';
import type { SearchCategory } from '#generated/models/search-category.ts';
import { ChipLink } from '@/shared/ui/chip';

const queries: readonly { text: string; category: SearchCategory }[] = [
  { text: 'Терапевт', category: 'doctors' },
  { text: 'Гинеколог', category: 'doctors' },
  { text: 'УЗИ брюшной полости', category: 'examination' },
  { text: 'Общий анализ крови', category: 'analysis' },
  { text: 'Головная боль', category: 'doctors' },
];

/** What others look for; on phones a row that scrolls, led by the city. */
export function PopularQueries({ cityChip }: { cityChip: ReactNode }) {
  return (
    <div className="mt-5 flex scroll-quiet items-center gap-2 phone:-mx-(--gutter) phone:mt-3 phone:overflow-x-auto phone:px-(--gutter) phone:whitespace-nowrap">
      <div className="shrink-0 desktop:hidden">{cityChip}</div>
      <h2 className="mr-1 shrink-0 text-small font-normal text-ink-3 phone:sr-only">Часто ищут</h2>
      <ul className="flex gap-2 desktop:flex-wrap">
        {queries.map(({ text, category }) => (
          <li key={text}>
            <ChipLink to="/search" search={{ category, q: text }}>
              {text}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
