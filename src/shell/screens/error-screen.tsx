import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { RoleLookupError } from '@/features/auth/session/guard';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { ErrorState } from '@/shared/ui/error-state';
import { useDocumentTitle } from '@/shell/page-meta/route-head';
import { isFileBlocked, isStaleChunk, reloadForNewVersion } from './stale-chunk';

interface ErrorScreenProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/**
 * Replaces the page of a route that has failed. It shows the reason, advice and «Повторить». When
 * the device is online again, it retries without a press.
 */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const router = useRouter();
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  const queries = useQueryErrorResetBoundary();
  const { title, text } = errorText(error);
  useDocumentTitle(title);

  useEffect(() => {
    if (isStaleChunk(error)) reloadForNewVersion(error, { once: true });
  }, [error]);

  const repeat = async (): Promise<void> => {
    if (isStaleChunk(error)) {
      reloadForNewVersion(error, { once: false });
      return;
    }
    queries.reset();
    await router.invalidate();
    reset();
  };

  const repeatOnline = useEffectEvent(() => void repeat());
  useEffect(() => {
    if (!isOfNetwork(error)) return undefined;
    const retry = (): void => repeatOnline();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error]);

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

function isOfNetwork(error: unknown): boolean {
  const cause = error instanceof RoleLookupError ? error.cause : error;
  return isStaleChunk(cause) || (isProblem(cause) && cause.kind === 'network');
}

interface ErrorText {
  readonly title: string;
  readonly text: string;
}

/** Title and advice for an error. If the server has sent a text, the advice contains it. */
function errorText(error: unknown): ErrorText {
  if (isStaleChunk(error)) {
    if (navigator.onLine && isFileBlocked(error)) {
      return {
        title: 'Часть сайта не\u00A0загрузилась',
        text: 'Её не\u00A0пропускает что-то на\u00A0устройстве или в\u00A0сети: блокировщик рекламы, антивирус, фильтр интернета. Отключите его для этого сайта или откройте сайт через другую сеть и\u00A0повторите.',
      };
    }
    return navigator.onLine
      ? { title: 'Сайт обновился', text: 'Повторите: откроется новая версия, а\u00A0то, что вы набрали, сохранено.' }
      : { title: 'Нет интернета', text: 'Эта страница ещё не\u00A0загружалась. Появится связь\u00A0— повторите.' };
  }
  if (error instanceof RoleLookupError) {
    return { title: 'Не\u00A0получилось проверить доступ', text: `${problemText(error.cause)}.` };
  }
  const title = isProblem(error) ? 'Не\u00A0получилось загрузить' : 'Что-то пошло не\u00A0так';
  return { title, text: `${problemText(error)}.` };
}
