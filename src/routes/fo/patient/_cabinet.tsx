import { Outlet, createFileRoute } from '@tanstack/react-router';
import { VisitsCount } from '@/features/patient/visits/visits-count';
import { CabinetLayout } from '@/shell/navigation/cabinet-layout';

const counts = { '/fo/patient/visits': <VisitsCount /> };

export const Route = createFileRoute('/fo/patient/_cabinet')({
  staticData: { name: 'patient', area: 'user' },
  component: () => (
    <CabinetLayout cabinet="user" counts={counts}>
      <Outlet />
    </CabinetLayout>
  ),
});
