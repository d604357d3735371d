import { Outlet, createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card')({
  staticData: { name: 'patientMedicalCard', area: 'user' },
  component: Outlet,
});
