import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useClinicDoctorList } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import { useClinicVisitListSuspense } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { namedVisit, distinctNamesBy } from '@/domain/person/distinct-names';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { dataOf } from '@/shared/api/load';
import { useCsvExport } from '@/shared/files/csv-export';
import { recordsCount } from '@/shared/format/counts';
import { weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { quoted } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { DateButton } from '@/shared/ui/fields/date-field';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { PageHeading } from '@/shared/ui/page-heading';
import { useToday } from '@/shared/use-now';
import { VisitRow } from './clinic-visit-row';
import { VisitsFilters, type VisitsFiltersProps } from './clinic-visits-filters';
import { askedText, doctorsToChoose, type VisitsSearch, visitsQuery } from './clinic-visits-search';
import { allVisits, saveVisits } from './visits-export';

const route = getRouteApi('/fo/clinic/visits/');

const tabs = [
  { show: 'pending', title: 'Ждут подтверждения' },
  { show: 'ahead', title: 'Все впереди' },
  { show: 'past', title: 'Прошедшие' },
  { show: 'day', title: 'За\u00A0день' },
] as const;

/**
 * Visits in all filials: unconfirmed, upcoming or past visits, or those of one day. The provider's
 * documents do not have the route clinicVisits.
 */
export function VisitsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = useToday();
  const { filial } = route.useLoaderData();
  const query = visitsQuery({ ...search, filial });
  const { data: visits, meta } = useClinicVisitListSuspense(query).data;
  const nameOf = distinctNamesBy(visits, namedVisit);
  const filials = useClinicFilialList({ query: { meta: { silent: true }, select: dataOf } }).data ?? [];
  const filialTitle = filials.find(({ id }) => id === filial)?.title;
  const doctors = useClinicDoctorList(doctorsToChoose, { query: { meta: { silent: true }, select: dataOf } }).data;
  const doctor = doctors?.find(({ id }) => id === search.doctor_id);
  const filialOf = ({ filial_id }: DeskVisit) => filials.find(({ id }) => id === filial_id)?.title;
  // Only the owner can export, because the file contains all phone numbers.
  const mayExport = useClinicRight('staff');
  const { exporting, exportAll } = useCsvExport(
    () => allVisits(query),
    (all) => saveVisits(all, filialOf),
  );
  const card = useRef<HTMLElement>(null);
  // A confirmed visit leaves the list of unconfirmed visits, so the focus moves to the card.
  useRestoredFocus(visits.map(({ id }) => id).join(), card);
  const set = (change: Partial<VisitsSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...change, page: 1 }), replace: true, resetScroll: false });
  const day = search.date ?? today;
  const first = (search.page - 1) * meta.per_page + 1;

  return (
    <>
      <div className="page-inset flex flex-wrap items-center gap-3">
        <PageHeading className="text-h2" />
        <p role="status" className="mr-auto text-ink-2">
          {visits.length > 0 && recordsCount(meta.total)}
          {meta.last_page > 1 && (
            <span className="hidden print:inline">
              , напечатаны с&nbsp;{first} по&nbsp;{first + visits.length - 1}
            </span>
          )}
        </p>
        {mayExport && visits.length > 0 && (
          <Button size="small" busy={exporting && 'Готовим файл'} onClick={() => void exportAll()}>
            <Icon icon={IconDownload} />
            Скачать CSV
          </Button>
        )}
      </div>
      <TabLinks label="Записи" current={search.show} className="mt-3 phone:-mx-(--gutter) phone:px-4">
        {tabs.map(({ show, title }) => (
          <TabLink key={show} to="." search={{ ...search, page: 1, show }} active={search.show === show}>
            {title}
          </TabLink>
        ))}
      </TabLinks>
      <VisitsFilters search={search} filial={filialTitle} doctor={doctor} onChange={set} />
      {search.show === 'day' && (
        <div className="page-inset mt-4 flex items-center gap-1">
          <h2 className="text-title">{upperFirst(weekdayDay(day))}</h2>
          <DateButton label="Выбрать день" value={day} onChange={(date) => set({ date })} />
        </div>
      )}
      <Card ref={card} className="mt-4 py-2 phone:mt-3" aria-label="Список записей">
        {visits.length === 0 ? (
          <NoVisits
            search={search}
            filial={filialTitle}
            doctor={doctor}
            onReset={() => {
              deskFilial.set(null);
              set({ q: undefined, doctor_id: undefined, funding: undefined });
            }}
          />
        ) : (
          <ul className="divide-y divide-line">
            {visits.map((visit) => (
              <VisitRow
                key={visit.id}
                visit={visit}
                name={nameOf(visit)}
                withState={search.show !== 'pending'}
                isOfDay={search.show === 'day'}
                filial={filialOf(visit)}
              />
            ))}
          </ul>
        )}
      </Card>
      <Pagination
        className="mt-6 flex justify-center"
        page={search.page}
        lastPage={meta.last_page}
        renderLink={({ page, ...link }) => <Link to="." search={{ ...search, page }} {...link} />}
      />
    </>
  );
}

const emptyTitles: Record<VisitsSearch['show'], string> = {
  pending: 'Все записи подтверждены',
  ahead: 'Записей впереди нет',
  past: 'Прошедших записей нет',
  day: 'На\u00A0этот день записей нет',
};

interface NoVisitsProps {
  readonly search: VisitsSearch;
  /** Title of the filial by which the list is filtered. */
  readonly filial: string | undefined;
  readonly doctor: VisitsFiltersProps['doctor'];
  readonly onReset: () => void;
}

/** Shown if no visit matches the filters. The active filters are shown as text. */
function NoVisits({ search, filial, doctor, onReset }: NoVisitsProps) {
  const { show, q, doctor_id, funding } = search;
  if (q === undefined && doctor_id === undefined && filial === undefined && funding === undefined) {
    return (
      <EmptyState icon={IconCalendarCheck} title={emptyTitles[show]}>
        {show === 'pending' && 'Новая появится здесь, на\u00A0доске и\u00A0в\u00A0уведомлениях.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconCalendarCheck}
      title={q === undefined ? emptyTitles[show] : `По\u00A0запросу ${quoted(q)} записей нет`}
      action={<Button onClick={onReset}>Сбросить поиск и&nbsp;фильтры</Button>}
    >
      {askedText(search, filial, doctor && `${doctor.second_name} ${doctor.first_name}`)}
    </EmptyState>
  );
}
