import { useVisitList } from '#generated/api/patient-visits/patient-visits.ts';
import { visitsCount } from '@/shared/format/counts';
import { useIsPhone } from '@/shared/ui/use-is-phone';

/**
 * Number of the family's upcoming visits, for the navigation. It isn't requested on phones, where
 * the navigation is hidden.
 */
export function VisitsCount() {
  const isPhone = useIsPhone();
  const { data: count } = useVisitList(
    { status: 'upcoming', per_page: 1 },
    { query: { enabled: !isPhone, meta: { silent: true }, select: (body) => body.meta.counts.upcoming } },
  );
  if (!count) return null;
  return (
    <span className="ml-auto text-small text-ink-3">
      <span className="sr-only">впереди {visitsCount(count)}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
