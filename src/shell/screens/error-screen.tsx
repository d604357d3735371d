import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useDocumentTitle } from '@/shell/document-title';
import { errorWords } from './error-words';
import { MessageScreen } from './message-screen';
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
  const { title, text, action } = errorWords(error);
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
    <MessageScreen
      alert
      glyph={IconCloudOff}
      title={title}
      actions={
        <Button busy={loading && 'Загружаем'} onClick={() => void repeat()}>
          <Icon glyph={IconRefresh} />
          {action}
        </Button>
      }
    >
      {text}
    </MessageScreen>
  );
}
