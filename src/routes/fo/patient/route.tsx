import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/features/auth/session/guard';

export const Route = createFileRoute('/fo/patient')({
  staticData: { name: 'patient', area: 'user' },
  beforeLoad: guard('user'),
});
