import type { ReactNode } from 'react';

/**
 * Summary of the user's answers, as in «Проверьте запись». Each row has a label, an answer and a
 * link to change it.
 */
export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>;
}

interface SummaryRowProps {
  label: ReactNode;
  /** The user's answer. */
  children: ReactNode;
  /** Second line below the answer. */
  note?: ReactNode;
  /** Link «Изменить». For screen readers its name says what it changes. */
  action?: ReactNode;
}

/**
 * A row with a label of 180 px, an answer and an action. On phones the label is above the answer.
 */
export function SummaryRow({ label, children, note, action }: SummaryRowProps) {
  return (
    <div className="grid grid-cols-[11.25rem_minmax(0,1fr)_auto] gap-x-4 py-4 first:pt-0 last:pb-0 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-x-3">
      <dt className="text-ink-3 phone:text-small">{label}</dt>
      <dd className="min-w-0 phone:col-start-1">
        <div>{children}</div>
        {note && <div className="text-small text-ink-3">{note}</div>}
      </dd>
      {action && (
        <dd className="text-small leading-6 font-medium print:hidden phone:col-start-2 phone:row-span-2 phone:row-start-1 phone:flex phone:min-h-11 phone:items-center phone:self-center">
          {action}
        </dd>
      )}
    </div>
  );
}
