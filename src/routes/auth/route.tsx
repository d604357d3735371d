import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/features/auth/guard/guard';

const openToAll = guard('public');
const forThoseWhoEnter = guard('entry');

export const Route = createFileRoute('/auth')({
  staticData: { name: 'auth', area: 'public' },
  // The landing page is everyone's; what lies below it (login, register) is for those who are not logged in.
  beforeLoad: (attempt) => (/^\/auth\/?$/.test(attempt.location.pathname) ? openToAll : forThoseWhoEnter)(attempt),
});
