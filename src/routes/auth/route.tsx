import { createFileRoute } from '@tanstack/react-router';

/** The landing page and what lies below it (docs/rules.md §2); each says itself whom it is for. */
export const Route = createFileRoute('/auth')({
  staticData: { name: 'auth', area: 'public' },
});
