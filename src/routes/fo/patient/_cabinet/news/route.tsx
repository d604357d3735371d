import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/fo/patient/_cabinet/news')({
  staticData: { name: 'patientNews', area: 'user' },
});
