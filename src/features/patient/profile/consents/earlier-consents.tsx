import { useState } from 'react';
import type { ConsentRecord } from '#generated/models/consent-record.ts';
import { calendarDay } from '@/shared/format/date';
import { dateTime } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';

const FEW = 5;

/** One consent per booking: the latest of them, and on request all. */
export function EarlierConsents({ records }: { readonly records: readonly ConsentRecord[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? records : records.slice(0, FEW);
  return (
    <>
      <ul className="mt-2 flex flex-col gap-2">
        {shown.map(({ id, accepted_at, version, withdrawn_at }) => (
          <li key={id}>
            {dateTime(accepted_at)}, редакция&nbsp;{version}
            {withdrawn_at !== null && `, отозвано ${calendarDay(withdrawn_at)}`}
          </li>
        ))}
      </ul>
      {shown.length < records.length && (
        <Button variant="quiet" size="small" className="mt-1 -ml-2" onClick={() => setAll(true)}>
          Показать ещё {records.length - FEW}
        </Button>
      )}
    </>
  );
}
