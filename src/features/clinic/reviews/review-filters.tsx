import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ReviewSortSelect } from '@/domain/review/review-sort';
import { DeskSelect } from '@/features/clinic-desk/desk-select';
import { DoctorSelect } from '@/features/clinic/doctors/place-filter';

const route = getRouteApi('/fo/clinic/reviews');

export function ReviewFilters() {
  const { sort, doctor_id } = route.useSearch();
  const navigate = useNavigate({ from: '/fo/clinic/reviews' });
  const choose = (chosen: { doctor_id?: number | undefined; sort?: typeof sort }) =>
    void navigate({ search: (old) => ({ ...old, ...chosen, page: 1 }), replace: true });
  return (
    <>
      <DeskSelect size="small" className="w-56 phone:w-full" />
      <DoctorSelect doctorId={doctor_id} onChoose={(id) => choose({ doctor_id: id })} />
      <ReviewSortSelect value={sort} onChange={(order) => choose({ sort: order })} className="w-64 phone:w-full" />
    </>
  );
}
