import { createFileRoute } from '@tanstack/react-router';
import { guardRight } from '@/features/auth/session/clinic-rights';

export const Route = createFileRoute('/fo/clinic/news')({
  staticData: { name: 'clinicNews', area: 'clinic' },
  beforeLoad: guardRight('news'),
});
