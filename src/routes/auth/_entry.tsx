import { Outlet, createFileRoute } from '@tanstack/react-router';
import { ChosenSlotProvider } from '@/features/auth/entry/chosen-slot';
import { guard } from '@/features/auth/session/guard';

/** Layout of pages for visitors who are not logged in or have no cabinet (docs/rules.md §5). */
export const Route = createFileRoute('/auth/_entry')({
  staticData: { name: 'auth', area: 'entry' },
  beforeLoad: guard('entry'),
  component: () => (
    <ChosenSlotProvider>
      <Outlet />
    </ChosenSlotProvider>
  ),
});
