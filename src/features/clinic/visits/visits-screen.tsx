import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import { useClinicVisitListSuspense } from '#generated/api/clinic-visits/clinic-visits.ts';
import { namedVisit, toldApartBy } from '@/domain/person/told-apart';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { DeskSelect } from '@/features/clinic-desk/desk-select';
import { DoctorSelect } from '@/features/clinic/doctors/place-filter';
import { dataOf } from '@/shared/api/load';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { useFocusKept } from '@/shared/ui/focus';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { VisitRow } from './visit-row';
import { visitsDefaults, visitsQuery } from './visits-search';

const route = getRouteApi('/fo/clinic/visits/');

/** Visits to come, in any filial and on any day: first those that nobody has confirmed (added route clinicVisits). */
export function VisitsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { filial } = route.useLoaderData();
  const { data: visits, meta } = useClinicVisitListSuspense(visitsQuery({ ...search, filial })).data;
  const nameOf = toldApartBy(visits, namedVisit);
  const filials = useClinicFilialList({ query: { meta: { silent: true }, select: dataOf } }).data ?? [];
  const card = useRef<HTMLElement>(null);
  // Among those that wait for it, a confirmed one goes: the next one is two keys away.
  useFocusKept(visits.map(({ id }) => id).join(), card);
  const isPending = search.show === 'pending';
  const isNarrowed = filial !== undefined || search.doctor_id !== undefined;

  return (
    <>
      <h1 className="page-inset text-h2">Записи</h1>
      <TabLinks label="Записи" className="mt-3 phone:-mx-(--gutter) phone:px-4">
        <TabLink to="." search={{ ...search, ...visitsDefaults }} active={isPending}>
          Ждут подтверждения
        </TabLink>
        <TabLink to="." search={{ ...search, page: 1, show: 'ahead' }} active={!isPending}>
          Все впереди
        </TabLink>
      </TabLinks>
      <div className="mt-4 flex flex-wrap gap-3 phone:gap-2">
        <DeskSelect size="small" className="w-56 phone:w-full" />
        <DoctorSelect
          doctorId={search.doctor_id}
          onChoose={(id) => void navigate({ search: (old) => ({ ...old, doctor_id: id, page: 1 }), replace: true })}
        />
      </div>
      <Card ref={card} className="mt-4 py-2 phone:mt-3" aria-label="Список записей">
        {visits.length === 0 ? (
          <EmptyState
            icon={IconCalendarCheck}
            title={isPending ? 'Все записи подтверждены' : 'Записей впереди нет'}
            action={
              isNarrowed && (
                <Button
                  onClick={() => {
                    deskFilial.set(null);
                    void navigate({ search: { show: search.show }, replace: true });
                  }}
                >
                  Во&nbsp;всех филиалах
                </Button>
              )
            }
          >
            {isPending ? 'Новая появится здесь, на\u00A0доске и\u00A0в\u00A0уведомлениях.' : undefined}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {visits.map((visit) => (
              <VisitRow
                key={visit.id}
                visit={visit}
                name={nameOf(visit)}
                withState={!isPending}
                filial={filials.find(({ id }) => id === visit.filial_id)?.title}
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
