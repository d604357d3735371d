import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ReviewSortSelect } from '@/domain/review/review-sort';
import { PlaceFilter } from '@/features/clinic/doctors/place-filter';

const route = getRouteApi('/fo/clinic/reviews');

/** By filial, by doctor, and the order. */
export function ReviewFilters() {
  const { sort, filial, doctor_id } = route.useSearch();
  const navigate = useNavigate({ from: '/fo/clinic/reviews' });
  const choose = (chosen: { filial?: number | undefined; doctor_id?: number | undefined; sort?: typeof sort }) =>
    void navigate({ search: (old) => ({ ...old, ...chosen, page: 1 }), replace: true });
  return (
    <>
      <PlaceFilter filial={filial} doctorId={doctor_id} onChoose={choose} />
      <ReviewSortSelect value={sort} onChange={(order) => choose({ sort: order })} className="w-64 phone:w-full" />
    </>
  );
}
