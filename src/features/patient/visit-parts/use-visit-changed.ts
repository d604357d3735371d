import { useQueryClient } from '@tanstack/react-query';
import { invalidatePatientHome } from '#generated/api/patient-home/patient-home.ts';
import { invalidateVisitList, invalidateVisitRead } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { isProblem } from '@/shared/api/problem';

/**
 * Error handler for mutations of a visit. A 409 means that the visit has changed, so the visit is
 * refetched.
 */
export function useVisitChanged({ id }: Pick<Visit, 'id'>): (error: unknown) => void {
  const client = useQueryClient();
  return (error) => {
    if (!isProblem(error, 409)) return;
    void invalidateVisitRead(client, id);
    void invalidateVisitList(client);
    void invalidatePatientHome(client);
  };
}
