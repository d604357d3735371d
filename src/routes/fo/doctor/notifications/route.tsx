import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/fo/doctor/notifications')({
  staticData: { name: 'doctorNotifications', area: 'doctor' },
});
