import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/fo/clinic/filials/$id/')({
  staticData: { name: 'filialPage', area: 'clinic' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/fo/clinic/filials/$id/profile', params, replace: true });
  },
});
