import { createFileRoute, redirect } from '@tanstack/react-router';

/** The profile is edited where it is shown. */
export const Route = createFileRoute('/fo/clinic/filials/$id/edit-profile')({
  staticData: { name: 'editFilialProfilePage', area: 'clinic' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/fo/clinic/filials/$id/profile', params, replace: true });
  },
});
