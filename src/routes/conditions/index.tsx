import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/conditions/')({
  staticData: { name: 'conditions', area: 'public' },
  beforeLoad: () => {
    throw redirect({ to: '/conditions/$document', params: { document: 'user-agreement' }, replace: true });
  },
});
