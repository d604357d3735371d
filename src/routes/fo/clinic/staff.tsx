import { createFileRoute } from '@tanstack/react-router';
import { getClinicStaffListQueryOptions } from '#generated/api/clinic-staff/clinic-staff.ts';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { StaffScreen } from '@/features/clinic/staff/staff-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/staff')({
  staticData: { name: 'clinicStaff', area: 'clinic', heading: 'Сотрудники' },
  beforeLoad: guardRight('staff'),
  loader: (loader) => load(loader, getClinicStaffListQueryOptions()),
  component: StaffScreen,
});
