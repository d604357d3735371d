import { type ReactNode, useEffect, useId } from 'react';
import { problemText } from '@/shared/api/problem-text';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import type { FailedWrite } from './use-write';

interface WriteErrorProps {
  /** The write, or those of which one may fail. */
  of: FailedWrite | readonly FailedWrite[];
  /** Other words than the server's; null where a field says it. */
  text?: ReactNode;
  /** The way out, shown with the error: whom to call, what to open. */
  children?: ReactNode;
  className?: string;
}

/**
 * Announces why a write failed. It is always on the page, so that screen readers hear what appears
 * in it.
 */
export function WriteError({ of, text, children, className }: WriteErrorProps) {
  const writes = [of].flat();
  const place = useId();
  useEffect(() => {
    for (const { shownBy } of writes) shownBy.add(place);
    return () => {
      for (const { shownBy } of writes) shownBy.delete(place);
    };
  });
  const problem = writes.find(({ error }) => error !== null)?.error;
  return (
    <LiveRegion urgent className={className}>
      {problem && (
        <>
          {text !== null && <FieldError>{text ?? problemText(problem)}</FieldError>}
          {children}
        </>
      )}
    </LiveRegion>
  );
}
