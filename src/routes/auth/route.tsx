import { createFileRoute } from '@tanstack/react-router';

/** docs/rules.md §2. Each route below says itself who it is for. */
export const Route = createFileRoute('/auth')({
  staticData: { name: 'auth', area: 'public' },
});
