import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/fo/doctor/')({
  staticData: { name: 'doctor', area: 'doctor' },
  beforeLoad: () => {
    throw redirect({ to: '/fo/doctor/home', replace: true });
  },
});
