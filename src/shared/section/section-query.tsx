import type { ReactNode } from 'react';
import type { Problem } from '@/shared/api/problem';
import { RowsSkeleton } from './rows-skeleton';
import { SectionError } from './section-error';

/** As much of a query as a section needs. */
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

/** What a section shows while it loads, when it fails, and when it is there. What was shown once stays through a failed refresh. */
export function SectionQuery<Data>({ query, skeleton, children }: SectionQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return skeleton ?? <RowsSkeleton />;
  return <SectionError error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}
