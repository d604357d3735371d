import {
  getDoctorPatientListQueryOptions,
  getDoctorPatientReadQueryOptions,
} from '#generated/api/doctor-patients/doctor-patients.ts';
import type { PeopleDesk } from '@/features/desk/caller/people-desk';

/** How a doctor searches for patients. */
export const doctorPeople: PeopleDesk = {
  one: 'Пациент',
  from: 0,
  found: (q, per_page) => getDoctorPatientListQueryOptions({ ...(q !== '' && { q }), per_page }),
  person: (id) => getDoctorPatientReadQueryOptions(id),
};
