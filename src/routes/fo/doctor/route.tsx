import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/features/auth/guard/guard';

export const Route = createFileRoute('/fo/doctor')({
  staticData: { name: 'doctor', area: 'doctor' },
  beforeLoad: guard('doctor'),
});
