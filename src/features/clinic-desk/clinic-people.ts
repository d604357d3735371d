import {
  getClinicClientListQueryOptions,
  getClinicClientReadQueryOptions,
} from '#generated/api/clinic-clients/clinic-clients.ts';
import type { PeopleDesk } from '@/features/desk/caller/people-desk';

/** How a clinic searches for clients. */
export const clinicPeople: PeopleDesk = {
  one: 'Клиент',
  from: 2,
  found: (q, per_page) => getClinicClientListQueryOptions({ q, per_page }),
  person: (id) => getClinicClientReadQueryOptions(id),
};
