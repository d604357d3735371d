import { createFileRoute } from '@tanstack/react-router';
import {
  getClinicSecondFactorReadQueryOptions,
  getClinicStaffListQueryOptions,
} from '#generated/api/clinic-staff/clinic-staff.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { StaffScreen } from '@/features/clinic/staff/staff-screen';
import { load, prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';

export const Route = createFileRoute('/fo/clinic/staff')({
  staticData: { name: 'clinicStaff', area: 'clinic', heading: 'Сотрудники' },
  beforeLoad: guardRight('staff'),
  loader: (loader) => {
    prefetch(loader, getClinicSecondFactorReadQueryOptions(shownBySection));
    return load(loader, getClinicStaffListQueryOptions());
  },
  component: StaffScreen,
});
