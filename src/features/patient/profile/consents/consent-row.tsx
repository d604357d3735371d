import type { ConsentRecordPurpose } from '#generated/models/consent-record-purpose.ts';
import type { ConsentRecord } from '#generated/models/consent-record.ts';
import { consentFacts } from '@/shared/config/consent';
import { consentsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { EarlierConsents } from './earlier-consents';

interface ConsentRowProps {
  readonly purpose: ConsentRecordPurpose;
  /** Of this purpose, newest first. */
  readonly records: readonly ConsentRecord[];
}

const titles: Record<ConsentRecordPurpose, string> = {
  registration: 'Обработка данных аккаунта',
  booking: 'Передача данных клинике для записи',
};

/** One purpose: the latest consent, and what it says or those before it. */
export function ConsentRow({ purpose, records }: ConsentRowProps) {
  const [latest] = records;
  if (latest === undefined) return null;
  return (
    <li className="py-3 text-small first:pt-0 last:pb-0">
      <h3 className="text-body font-medium">{titles[purpose]}</h3>
      <p className="mt-0.5 text-ink-2">{stateOf(latest)}</p>
      {purpose === 'registration' && (
        <details className="mt-1">
          <summary className="link py-1">На&nbsp;что согласились</summary>
          <dl className="mt-2 flex flex-col gap-2">
            {consentFacts('user').map(([term, text]) => (
              <div key={term}>
                <dt className="text-ink-3">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {purpose === 'booking' && records.length > 1 && (
        <details className="mt-1">
          <summary className="link py-1">Всего {consentsCount(records.length)}</summary>
          <EarlierConsents records={records} />
        </details>
      )}
    </li>
  );
}

function stateOf({ accepted_at, version, withdrawn_at }: ConsentRecord): string {
  const given = `Дали ${calendarDay(accepted_at)}, редакция\u00A0${version}`;
  return withdrawn_at === null ? given : `${given}. Отозвано ${calendarDay(withdrawn_at)}`;
}
