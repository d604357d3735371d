import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useDoctorPatientListSuspense } from '#generated/api/doctor-patients/doctor-patients.ts';
import type { DoctorPatient } from '#generated/models/doctor-patient.ts';
import { namedClient, distinctNamesBy } from '@/domain/person/distinct-names';
import { visitsCount, yearsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { wholeNumber } from '@/shared/format/number';
import { plural } from '@/shared/format/plural';
import { dateTime } from '@/shared/format/time';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { PageHeading } from '@/shared/ui/page-heading';
import { patientListParams } from './patients-search';

const route = getRouteApi('/fo/doctor/patients/');

/** The doctor's patients, found by name or phone. */
export function PatientsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: answer } = useDoctorPatientListSuspense(patientListParams(search));
  const { data: patients, meta } = answer;
  const nameOf = distinctNamesBy(patients, namedClient);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="page-inset">
          <PageHeading className="text-h2" />
          <p role="status" className="mt-1 text-small text-ink-2">
            {search.q ? 'Найдено: ' : 'Всего: '}
            {wholeNumber(meta.total)}
          </p>
        </div>
        <FilterBox
          label="Имя, телефон или его конец"
          value={search.q ?? ''}
          onChange={(q) => void navigate({ search: { q: q || undefined, page: 1 }, replace: true })}
          className="w-80 phone:w-full"
        />
      </div>
      {patients.length === 0 ? (
        <Card className="mt-4">
          <EmptyState icon={IconUsers} title={search.q ? 'Ничего не\u00A0найдено' : 'Пациентов пока нет'}>
            {search.q
              ? 'Проверьте, как пишется фамилия, или\u00A0найдите по\u00A0последним цифрам телефона либо дате рождения.'
              : 'Здесь появятся те, кто записался к\u00A0вам.'}
          </EmptyState>
        </Card>
      ) : (
        <ul className="mt-4 divide-y divide-line overflow-clip rounded-card bg-white">
          {patients.map((patient) => (
            <PatientRow key={patient.id} patient={patient} name={nameOf(patient)} />
          ))}
        </ul>
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

function PatientRow({ patient, name }: { patient: DoctorPatient; name: string }) {
  const { age, phone, visits_count, no_show_count, last_visit_at, next_visit_at } = patient;
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-6 py-3 hover:bg-canvas phone:px-4">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to="/fo/doctor/patients/$id"
          params={{ id: String(patient.id) }}
          className="font-medium wrap-anywhere after:absolute after:inset-0 hover:text-teal-hover"
        >
          {name}
        </Link>
        <p className="text-small wrap-anywhere text-ink-3">
          {age !== null && `${yearsCount(age)}, `}
          {phone}
        </p>
      </div>
      <p className="w-44 text-small text-ink-2 phone:w-auto">
        {visitsCount(visits_count)}
        {no_show_count > 0 && (
          <span className="text-red">
            , {no_show_count} {plural(no_show_count, { one: 'неявка', few: 'неявки', many: 'неявок' })}
          </span>
        )}
      </p>
      <p className="w-64 text-small text-ink-2 phone:w-full">
        {next_visit_at !== null
          ? `Следующий визит ${dateTime(next_visit_at)}`
          : last_visit_at === null
            ? 'Визитов ещё не\u00A0было'
            : `Последний визит ${calendarDay(last_visit_at)}`}
      </p>
    </li>
  );
}
