import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import type { ReactNode } from 'react';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeading } from '@/shared/ui/page-heading';
import { WaitingRow } from './waiting-row';
import type { WaitlistDesk } from './waitlist-desk';

interface WaitlistPageProps {
  desk: WaitlistDesk;
  list: { readonly data: readonly WaitingPerson[]; readonly refetch: () => Promise<unknown> };
  filter?: ReactNode;
  /** Buttons above the list. */
  tools?: ReactNode;
  /** Action shown if the list is empty. */
  emptyAction: ReactNode;
}

/**
 * People on the waitlist, who wait for a first or an earlier time. The oldest entry comes first.
 */
export function WaitlistPage({ desk, list, filter, tools, emptyAction }: WaitlistPageProps) {
  const { data: people, refetch: reload } = list;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2">
          {people.length > 0 && <span className="font-normal text-ink-3"> {people.length}</span>}
        </PageHeading>
        <div className="flex flex-wrap items-center gap-3 phone:w-full">
          {filter}
          {tools}
        </div>
      </div>
      <p className="page-inset mt-2 max-w-160 text-ink-2">
        Первым стоит тот, кто ждёт дольше. Время держим два часа: пациент записывается сам, а&nbsp;кто без
        аккаунта&nbsp;— по&nbsp;звонку.
      </p>
      <Card className="mt-4 py-2 phone:py-1">
        {people.length === 0 ? (
          <EmptyState icon={IconHourglass} title="Никто не&nbsp;ждёт" action={emptyAction}>
            Здесь появятся пациенты, которые хотят прийти раньше или ждут первого свободного.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <WaitingRow key={person.id} {...{ desk, person, reload }} place={placeOf(person, people)} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

/** Position in the queue for the same doctor; null if nobody else waits for this doctor. */
function placeOf(person: WaitingPerson, people: readonly WaitingPerson[]): number | null {
  const same = people.filter(({ doctor }) => doctor.id === person.doctor.id);
  return same.length === 1 ? null : same.indexOf(person) + 1;
}
