import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/features/auth/guard/guard';

export const Route = createFileRoute('/fo/clinic')({
  staticData: { name: 'clinic', area: 'clinic' },
  beforeLoad: guard('clinic'),
});
