import { getRouteApi } from '@tanstack/react-router';
import { CompareBar } from '@/features/public/compare/compare-bar';
import { useCompare } from '@/features/public/compare/use-compare';
import { DoctorRow } from './doctor-row';

const route = getRouteApi('/favourites');

/** The doctors one keeps. Which of them are marked for comparison stands in the address. */
export function DoctorList({ shown }: { shown: readonly string[] }) {
  const { compare: marked = [] } = route.useSearch();
  const navigate = route.useNavigate();
  const { compare, refused, toggle } = useCompare(
    marked.filter((slug) => shown.includes(slug)),
    (next) => void navigate({ search: next.length > 0 ? { compare: next } : {}, replace: true, resetScroll: false }),
  );

  return (
    <>
      <ul className="mb-6 grid gap-4 phone:gap-3 wide:grid-cols-2 wide:gap-6">
        {shown.map((slug) => (
          <li key={slug} className="grid">
            <DoctorRow slug={slug} compared={compare.includes(slug)} onCompare={toggle} />
          </li>
        ))}
      </ul>
      {shown.length > 1 && <CompareBar compare={compare} refused={refused} />}
    </>
  );
}
