import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { isProblem } from '@/shared/api/problem';
import { Card } from '@/shared/ui/card';
import { type SectionAnswer, SectionError } from './section-query';

interface Section {
  /** What the form begins with. */
  query: Pick<SectionAnswer<unknown>, 'data' | 'isFetching' | 'refetch'>;
  /** What can't be changed: «контакты». */
  what: string;
}

const SectionContext = createContext<Section | undefined>(undefined);

/**
 * Around a form on a page with more than that: where the form can't begin because rows are missing (shared/form/use-versioned.ts), only its place
 * says so and offers «Повторить».
 */
export function SectionBoundary({ children, ...section }: Section & { children: ReactNode }) {
  return (
    <SectionContext value={section}>
      <CatchBoundary getResetKey={() => section.query.data} errorComponent={IncompleteSection}>
        {children}
      </CatchBoundary>
    </SectionContext>
  );
}

function IncompleteSection({ error }: ErrorComponentProps) {
  const section = use(SectionContext);
  if (section === undefined || !isProblem(error) || error.kind !== 'incomplete') throw error;
  const { query, what } = section;
  return (
    <Card>
      <SectionError error={error} what={what} busy={query.isFetching} onRetry={() => void query.refetch()} />
    </Card>
  );
}
