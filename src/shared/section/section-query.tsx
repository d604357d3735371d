import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { ReactNode } from 'react';
import type { Problem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { RowsSkeleton } from '@/shared/ui/skeleton';

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
 * Renders a skeleton while the section loads, an error with «Повторить», or the data. If a refetch
 * fails, the old data stays.
 */
export function SectionQuery<Data>({ query, skeleton, children }: SectionQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return skeleton ?? <RowsSkeleton />;
  return <SectionError error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}

/**
 * Shows the error of a query. Use it for a part of a page that would otherwise be missing without
 * an explanation.
 */
export function SectionFailure({ query, what }: { query: SectionAnswer<unknown>; what: string }) {
  if (query.error === null) return null;
  return <SectionError error={query.error} what={what} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}

interface SectionErrorProps {
  error: unknown;
  /** Name of the part in the error text («список семьи»), if no heading above contains it. */
  what?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Error of a section in one line. The rest of the page stays usable. */
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
 * Options for the queries of a section. The section shows its error with «Повторить», so an outage
 * does not cause a toast for each section. A request that has just failed in the loader is not
 * repeated.
 */
export const shownBySection = { query: { meta: { silent: true }, retryOnMount: false } } as const;
