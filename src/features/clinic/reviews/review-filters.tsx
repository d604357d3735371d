import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useClinicDoctorList } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import { ReviewSortSelect } from '@/domain/review/review-sort';
import { shortName } from '@/shared/format/name';
import { Select } from '@/shared/ui/fields/select';

const route = getRouteApi('/fo/clinic/reviews');
const MOST_DOCTORS = 100;
const quiet = { query: { meta: { silent: true } } } as const;

/** By filial, by doctor, and the order. The lists load after the page: without them it is whole too. */
export function ReviewFilters() {
  const { sort, filial, doctor_id } = route.useSearch();
  const navigate = useNavigate({ from: '/fo/clinic/reviews' });
  const filials = useClinicFilialList(quiet).data?.data ?? [];
  const doctors = useClinicDoctorList({ per_page: MOST_DOCTORS }, quiet).data?.data ?? [];
  const choose = (chosen: { filial?: number | undefined; doctor_id?: number | undefined; sort?: typeof sort }) =>
    void navigate({ search: (old) => ({ ...old, ...chosen, page: 1 }), replace: true });
  const idOf = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <>
      <Select
        size="small"
        aria-label="Филиал"
        value={filial ?? ''}
        onChange={({ target }) => choose({ filial: idOf(target.value) })}
        className="w-56 phone:w-full"
      >
        <option value="">Все филиалы</option>
        {filials.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Select
        size="small"
        aria-label="Врач"
        value={doctor_id ?? ''}
        onChange={({ target }) => choose({ doctor_id: idOf(target.value) })}
        className="w-56 phone:w-full"
      >
        <option value="">Все врачи</option>
        {doctors.map((one) => (
          <option key={one.id} value={one.id}>
            {shortName(one)}
          </option>
        ))}
      </Select>
      <ReviewSortSelect value={sort} onChange={(order) => choose({ sort: order })} className="w-64 phone:w-full" />
    </>
  );
}
