import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/fo/doctor/analytics')({
  staticData: { name: 'doctorAnalytics', area: 'doctor' },
});
