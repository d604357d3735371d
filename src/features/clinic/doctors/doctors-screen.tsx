import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useClinicDoctorList, useClinicDoctorListSuspense } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialListSuspense } from '#generated/api/clinic-filials/clinic-filials.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { DeskSelect } from '@/features/clinic-desk/desk-select';
import { dataOf } from '@/shared/api/load';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { PageHeading } from '@/shared/ui/page-heading';
import { DoctorList } from './doctor-list';
import { doctorListParams, type DoctorsSearch, requestListParams } from './doctors-search';
import { RequestList } from './request-list';

const route = getRouteApi('/fo/clinic/doctors/');

/** The clinic's doctors, and requests of doctors to work in the clinic (docs/rules.md §2). */
export function ClinicDoctorsScreen() {
  const search = route.useSearch();
  const { filial } = route.useLoaderData();
  const navigate = route.useNavigate();
  const mayChange = useClinicRight('doctors');
  const { data } = useClinicDoctorListSuspense(doctorListParams({ ...search, filial }));
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
  const requests = useClinicDoctorList(requestListParams, { query: { ...shownBySection.query, select: dataOf } });
  const titles = new Map(filials.map(({ id, title }) => [id, title]));
  const set = (change: Partial<DoctorsSearch>): void =>
    void navigate({ search: (before) => ({ ...before, page: 1, ...change }), replace: true, resetScroll: false });
  const isFiltered = search.q !== undefined || filial !== undefined;
  const listed = data.data.filter(({ state }) => state === 'active' || state === 'invited');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2" />
        {mayChange && (
          <ButtonLink to="/fo/clinic/doctors/add" variant="primary">
            <Icon icon={IconPlus} />
            Добавить врача
          </ButtonLink>
        )}
      </div>
      <SectionQuery query={requests} skeleton={<></>}>
        {(doctors) => <RequestList doctors={doctors} titles={titles} mayAnswer={mayChange} />}
      </SectionQuery>
      <Card aria-label="Врачи клиники" className="mt-5 px-0 pb-0 phone:mt-3 phone:px-0 phone:pb-0">
        <div className="flex flex-wrap items-center gap-3 px-6 pb-4 phone:px-4">
          <FilterBox
            label="Имя врача"
            value={search.q ?? ''}
            onChange={(q) => set({ q: q === '' ? undefined : q })}
            className="w-72 phone:w-full"
          />
          <DeskSelect className="w-60 phone:w-full" />
        </div>
        {listed.length === 0 ? (
          <EmptyState
            icon={IconStethoscope}
            title={isFiltered ? 'Ничего не\u00A0найдено' : 'Врачей пока нет'}
            action={
              isFiltered && (
                <Button
                  onClick={() => {
                    set({ q: undefined });
                    deskFilial.set(null);
                  }}
                >
                  Показать всех врачей
                </Button>
              )
            }
          >
            {!isFiltered && 'Найдите врача в\u00A0каталоге или пригласите по\u00A0почте.'}
          </EmptyState>
        ) : (
          <DoctorList doctors={listed} titles={titles} mayChange={mayChange} />
        )}
        {data.meta.last_page > 1 && (
          <div className="border-t border-line px-6 py-4 phone:px-4">
            <Pagination
              page={data.meta.page}
              lastPage={data.meta.last_page}
              renderLink={({ page, ...props }) => <Link to="." search={(before) => ({ ...before, page })} {...props} />}
            />
          </div>
        )}
      </Card>
    </>
  );
}
