import { Outlet, createFileRoute } from '@tanstack/react-router';
import { guard } from '@/features/auth/session/guard';
import { CabinetLayout } from '@/shell/navigation/cabinet-layout';

export const Route = createFileRoute('/fo/clinic')({
  staticData: { name: 'clinic', area: 'clinic' },
  beforeLoad: guard('clinic'),
  component: () => (
    <CabinetLayout cabinet="clinic">
      <Outlet />
    </CabinetLayout>
  ),
});
