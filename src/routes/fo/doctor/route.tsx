import { Outlet, createFileRoute } from '@tanstack/react-router';
import { guard } from '@/features/auth/session/guard';
import { CabinetLayout } from '@/shell/navigation/cabinet-layout';

export const Route = createFileRoute('/fo/doctor')({
  staticData: { name: 'doctor', area: 'doctor' },
  beforeLoad: guard('doctor'),
  component: () => (
    <CabinetLayout cabinet="doctor">
      <Outlet />
    </CabinetLayout>
  ),
});
