import { createFileRoute, redirect } from '@tanstack/react-router';

/**
 * A URL from docs/rules.md §2. It redirects to the profile page, on which the profile can be
 * edited.
 */
export const Route = createFileRoute('/fo/clinic/filials/$id/edit-profile')({
  staticData: { name: 'editFilialProfilePage', area: 'clinic' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/fo/clinic/filials/$id/profile', params, replace: true });
  },
});
