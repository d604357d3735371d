import { createFileRoute } from '@tanstack/react-router';

/** docs/rules.md §2. The routes below set their own area. */
export const Route = createFileRoute('/auth')({
  staticData: { name: 'auth', area: 'public' },
});
