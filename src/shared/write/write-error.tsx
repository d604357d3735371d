import { type ReactNode, useEffect, useId } from 'react';
import { problemText } from '@/shared/api/problem-text';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import type { FailedWrite } from './use-write';

interface WriteErrorProps {
  /** One write, or several of which one may fail. */
  of: FailedWrite | readonly FailedWrite[];
  /** Replaces the server's text; null if a field shows it. */
  text?: ReactNode;
  /** Way to resolve the error, such as a phone to call or a page to open. */
  children?: ReactNode;
  className?: string;
}

/** Announces why a write failed. Always rendered, so that screen readers notice the text. */
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
