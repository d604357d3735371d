import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { ReactNode } from 'react';
import type { Problem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { RowsSkeleton } from '@/shared/ui/skeleton';

/** The part of a query result that a section needs. */
export interface SectionAnswer<Data> {
  data: Data | undefined;
  error: Problem | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface SectionQueryProps<Data> {
  query: SectionAnswer<Data>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Renders the loading, error and loaded state of a section. Loaded data stays visible if a refetch
 * fails.
 */
export function SectionQuery<Data>({ query, skeleton, children }: SectionQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return skeleton ?? <RowsSkeleton />;
  return <SectionError error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}

/** Error of a query whose part of the page would otherwise just be missing. */
export function SectionFailure({ query, what }: { query: SectionAnswer<unknown>; what: string }) {
  if (query.error === null) return null;
  return <SectionError error={query.error} what={what} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}

interface SectionErrorProps {
  error: unknown;
  /** What is missing, if no heading tells it: «список семьи». */
  what?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Error of one section in one line, while the rest of the page has loaded. */
export function SectionError({ error, what, busy, onRetry }: SectionErrorProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-note bg-canvas p-4">
      <Icon icon={IconCloudOff} className="text-ink-3" />
      <p className="min-w-40 flex-1">
        Не&nbsp;получилось загрузить{what !== undefined && ` ${what}`}.{' '}
        <span className="text-ink-2">{problemText(error)}.</span>
      </p>
      <Button size="small" onClick={onRetry} busy={busy && 'Загружаем'}>
        Повторить
      </Button>
    </div>
  );
}

/**
 * Options for queries of a section: the section shows its error with «Повторить» (instead of eight
 * toasts about one outage), and does not repeat a request that just failed in the loader.
 */
export const shownBySection = { query: { meta: { silent: true }, retryOnMount: false } } as const;
