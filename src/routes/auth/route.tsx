import { createFileRoute } from '@tanstack/react-router';

/** Parent route of the auth pages (docs/rules.md §2). The child routes set their own area. */
export const Route = createFileRoute('/auth')({
  staticData: { name: 'auth', area: 'public' },
});
