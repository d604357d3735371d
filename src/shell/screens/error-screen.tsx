import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorState } from '@/shared/ui/error-state';
import { useDocumentTitle } from '@/shell/document-title';
import { errorWords } from './error-words';
import { isStaleChunk, reloadForNewVersion } from './stale-chunk';

interface ErrorScreenProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/** Stands in the place of a route that could not load or broke: what happened, what to do, «Повторить». */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const router = useRouter();
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  const queries = useQueryErrorResetBoundary();
  const { title, text } = errorWords(error);
  useDocumentTitle(title);

  useEffect(() => {
    if (isStaleChunk(error)) reloadForNewVersion({ once: true });
  }, [error]);

  const repeat = async (): Promise<void> => {
    if (isStaleChunk(error)) {
      reloadForNewVersion({ once: false });
      return;
    }
    queries.reset();
    await router.invalidate();
    reset();
  };

  return (
    <ErrorState
      title={title}
      level={1}
      busy={loading}
      onRetry={() => void repeat()}
      className="mx-auto max-w-150 py-24 phone:py-16"
    >
      {text}
    </ErrorState>
  );
}
