import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useDoctorArchiveSuspense } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { VisitLine } from '@/features/doctor/visit/visit-line';
import { monthYear } from '@/shared/format/date';
import { wholeNumber } from '@/shared/format/number';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { PageHeading } from '@/shared/ui/page-heading';
import { ArchiveFilters } from './archive-filters';
import { archiveParams } from './archive-search';

const route = getRouteApi('/fo/doctor/archive');

/** Past visits, newest first (docs/rules.md §2, doctorArchiveInProcess). */
export function ArchiveScreen() {
  const search = route.useSearch();
  const { data: answer } = useDoctorArchiveSuspense(archiveParams(search));
  const { data: visits, meta } = answer;
  const { q, status, filial, from, to } = search;
  const isFiltered = [q, status, filial, from, to].some((value) => value !== undefined);
  const months = Map.groupBy(visits, ({ starts_at }) => monthYear(starts_at));

  return (
    <>
      <div className="page-inset">
        <PageHeading className="text-h2" />
        <p role="status" className="mt-1 text-small text-ink-2">
          {isFiltered ? 'Найдено: ' : 'Всего: '}
          {wholeNumber(meta.total)}
        </p>
      </div>
      <ArchiveFilters />
      {visits.length === 0 ? (
        <Card className="mt-4">
          <EmptyState
            icon={IconArchive}
            title={isFiltered ? 'Ничего не\u00A0найдено' : 'Здесь пока пусто'}
            action={
              isFiltered && (
                <ButtonLink to="." search={{}}>
                  Сбросить фильтры
                </ButtonLink>
              )
            }
          >
            {isFiltered
              ? 'Попробуйте другие даты или\u00A0фамилию.'
              : 'Сюда попадают прошедшие и\u00A0отменённые визиты.'}
          </EmptyState>
        </Card>
      ) : (
        [...months].map(([month, ended]) => <Month key={month} month={month} visits={ended} />)
      )}
      <Pagination
        className="mt-4"
        page={search.page}
        lastPage={meta.last_page}
        renderLink={({ page, ...props }) => <Link to="." search={(old) => ({ ...old, page })} {...props} />}
      />
    </>
  );
}

function Month({ month, visits }: { month: string; visits: readonly DeskVisit[] }) {
  return (
    <section aria-label={month} className="mt-4">
      <h2 className="page-inset mb-2 text-small font-medium text-ink-3">{month}</h2>
      <ul className="divide-y divide-line overflow-clip rounded-card bg-white">
        {visits.map((visit) => (
          <VisitLine key={visit.id} visit={visit} named />
        ))}
      </ul>
    </section>
  );
}
