import { useMatchRoute, useNavigate } from '@tanstack/react-router';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { notify } from '@/shared/notify';

/** Says what was answered to whom. A row is gone then, so the toast leads to the visit: there it is called off or booked again. */
export function useSayAnswered({ id, person }: DoctorVisit) {
  const matches = useMatchRoute();
  const navigate = useNavigate();
  const to = { to: '/fo/doctor/visits/$id', params: { id: String(id) } } as const;
  return (what: string) => {
    const isHere = matches(to) !== false;
    notify.success(`${person.full_name}: ${what}`, isHere ? {} : { open: () => void navigate(to) });
  };
}
