import { Outlet, createFileRoute, useMatches } from '@tanstack/react-router';
import { FactorGate } from '@/features/auth/second-factor/factor-gate';
import { UpcomingRequirement } from '@/features/auth/second-factor/upcoming-requirement';
import { guard } from '@/features/auth/session/guard';
import { CabinetLayout } from '@/shell/navigation/cabinet-layout';

export const Route = createFileRoute('/fo/clinic')({
  staticData: { name: 'clinic', area: 'clinic' },
  beforeLoad: guard('clinic'),
  component: Cabinet,
});

function Cabinet() {
  const rail = useMatches({ select: (matches) => matches.at(-1)?.staticData.rail ?? false });
  return (
    <FactorGate>
      <CabinetLayout cabinet="clinic" rail={rail}>
        <UpcomingRequirement />
        <Outlet />
      </CabinetLayout>
    </FactorGate>
  );
}
