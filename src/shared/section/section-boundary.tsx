import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { isProblem } from '@/shared/api/problem';
import { Card } from '@/shared/ui/card';
import { type SectionAnswer, SectionError } from './section-query';

interface Section {
  /** Query whose data the form edits. */
  query: Pick<SectionAnswer<unknown>, 'data' | 'isFetching' | 'refetch'>;
  /** Name of the form in the error text: «контакты». */
  what: string;
}

const SectionContext = createContext<Section | undefined>(undefined);

/**
 * Wraps a form that is only a part of its page. If the form can't start because invalid rows were
 * removed (shared/form/use-versioned.ts), only this part shows the error with «Повторить».
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
