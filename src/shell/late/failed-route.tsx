import { useCallback, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { useLateParts } from './use-late-parts';

interface FailedRouteProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/** Stands in the place of a route that could not load or broke. */
export function FailedRoute(props: FailedRouteProps) {
  const [bare, setBare] = useState(false);
  const late = useLateParts(useCallback(() => setBare(true), []));
  if (late) return <late.ErrorScreen {...props} />;
  return bare ? <Bare /> : <div className="min-h-dvh" />;
}

/** Stands in the place of a page that is not there. */
export function MissingRoute() {
  const [bare, setBare] = useState(false);
  const late = useLateParts(useCallback(() => setBare(true), []));
  if (late) return <late.NotFoundScreen />;
  return bare ? <Bare /> : <div className="min-h-dvh" />;
}

/** Nothing loads, not even the words about it. */
function Bare() {
  return (
    <div role="alert" className="page flex flex-col items-center gap-5 py-24 text-center">
      Не получилось загрузить. Проверьте интернет и&nbsp;обновите страницу.
      <Button onClick={() => window.location.reload()}>Обновить</Button>
    </div>
  );
}
