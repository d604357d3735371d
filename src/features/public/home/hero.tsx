import type { ReactNode } from 'react';
import { PopularQueries } from './popular-queries';

interface HeroProps {
  search: ReactNode;
  cityChip: ReactNode;
}

/** The promise and the search field. */
export function Hero({ search, cityChip }: HeroProps) {
  return (
    <section className="pt-16 pb-12 phone:pt-6 phone:pb-4">
      <h1 className="text-h1">Найдите врача и&nbsp;запишитесь за&nbsp;минуту</h1>
      <p className="mt-3 text-lead text-ink-2 phone:mt-2 phone:text-body">
        Свободное время, цены и&nbsp;отзывы<span className="phone:hidden"> врачей и&nbsp;клиник Казахстана</span>
      </p>
      <div className="mt-7 phone:mt-4">{search}</div>
      <PopularQueries cityChip={cityChip} />
    </section>
  );
}
