import { Outlet, createFileRoute } from '@tanstack/react-router';
import { CabinetLayout } from '@/shell/side-nav/cabinet-layout';

export const Route = createFileRoute('/fo/patient/_cabinet')({
  staticData: { name: 'patient', area: 'user' },
  component: () => (
    <CabinetLayout cabinet="user">
      <Outlet />
    </CabinetLayout>
  ),
});
