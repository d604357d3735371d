import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/conditions/$document')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/conditions/$document"!</div>;
}
