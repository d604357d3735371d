import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { comparable, MOST_COMPARED } from '@/features/public/compare/compared-doctors';
import { CompareBar } from './compare-bar';
import { DoctorRow } from './doctor-row';

const route = getRouteApi('/favourites');

/** The doctors one keeps. Which of them are marked for comparison stands in the address. */
export function DoctorList({ shown }: { shown: readonly string[] }) {
  const { compare: marked = [] } = route.useSearch();
  const navigate = route.useNavigate();
  const [refused, setRefused] = useState(false);
  const compare = comparable(marked).filter((slug) => shown.includes(slug));

  const toggle = (slug: string): void => {
    const without = compare.filter((other) => other !== slug);
    const full = without.length === compare.length && compare.length === MOST_COMPARED;
    setRefused(full);
    if (full) return;
    const next = without.length < compare.length ? without : [...compare, slug];
    void navigate({ search: next.length > 0 ? { compare: next } : {}, replace: true, resetScroll: false });
  };

  return (
    <>
      <ul className="mb-6 flex flex-col gap-4 phone:gap-3">
        {shown.map((slug) => (
          <li key={slug}>
            <DoctorRow slug={slug} compared={compare.includes(slug)} onCompare={toggle} />
          </li>
        ))}
      </ul>
      {shown.length > 1 && <CompareBar compare={compare} refused={refused} />}
    </>
  );
}
