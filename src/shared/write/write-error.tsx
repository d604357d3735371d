import { type ReactNode, useEffect, useId } from 'react';
import { problemText } from '@/shared/api/problem-text';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import type { FailedWrite } from './use-write';

interface WriteErrorProps {
  /** One write, or several writes of which the failed one is shown. */
  of: FailedWrite | readonly FailedWrite[];
  /** Replaces the server's error text; null if a field shows the error. */
  text?: ReactNode;
  /** Links that help to resolve the error, such as a phone to call or a page to open. */
  children?: ReactNode;
  className?: string;
}

/**
 * Announces why a write failed. Render it always: screen readers announce only a text that appears
 * in an existing region.
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
