import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/fo/clinic/')({
  staticData: { name: 'clinic', area: 'clinic' },
  beforeLoad: () => {
    throw redirect({ to: '/fo/clinic/filials', replace: true });
  },
});
