import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useConsentList, useConsentWithdraw } from '#generated/api/patient-consents/patient-consents.ts';
import type { ConsentRecordPurpose } from '#generated/models/consent-record-purpose.ts';
import type { ConsentRecord } from '#generated/models/consent-record.ts';
import { dataOf } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { consentFacts } from '@/shared/config/consent';
import { consentsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { dateTime } from '@/shared/format/time';
import { SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { useFirstNew } from '@/shared/ui/focus';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';

/** The patient's consents with date and text. The patient can withdraw each consent (law 94-V). */
export function ConsentsCard() {
  const query = useConsentList({ query: { select: dataOf } });
  return (
    <Card aria-labelledby="profile-consents">
      <h2 id="profile-consents" className="text-h3">
        Согласия
      </h2>
      <div className="mt-3">
        <SectionQuery query={query} skeleton={<RowsSkeleton rows={2} />}>
          {(consents) =>
            consents.length === 0 ? (
              <p className="text-ink-2">Вы&nbsp;ещё не&nbsp;давали согласий.</p>
            ) : (
              <ul className="divide-y divide-line">
                {(['registration', 'booking'] as const).map((purpose) => (
                  <ConsentRow
                    key={purpose}
                    purpose={purpose}
                    records={consents.filter((one) => one.purpose === purpose)}
                  />
                ))}
              </ul>
            )
          }
        </SectionQuery>
      </div>
      <div className="mt-4 border-t border-line pt-4 text-small text-ink-2">
        {query.data?.length !== 0 && <HowToWithdraw />}
        <p className="not-first:mt-3">
          <Link
            to="/conditions/$document"
            params={{ document: 'processing-personal-data' }}
            className="link font-medium"
          >
            Об&nbsp;обработке персональных данных
          </Link>
        </p>
      </div>
    </Card>
  );
}

function HowToWithdraw() {
  return (
    <>
      <h3 className="font-medium text-ink">Как отозвать</h3>
      <p className="mt-1">
        Согласие на&nbsp;запись отзывают в&nbsp;списке выше, когда приём прошёл или отменён. Без согласия
        на&nbsp;обработку данных аккаунт не&nbsp;работает: чтобы отозвать его,{' '}
        <Link to="/auth/account" className="link">
          удалите аккаунт
        </Link>
        .
      </p>
    </>
  );
}

interface ConsentRowProps {
  readonly purpose: ConsentRecordPurpose;
  /** Consents for this purpose, newest first. */
  readonly records: readonly ConsentRecord[];
}

const titles: Record<ConsentRecordPurpose, string> = {
  registration: 'Обработка данных аккаунта',
  booking: 'Передача данных клинике для записи',
};

/**
 * One purpose: the latest consent, and below it the folded text (registration) or a folded list of
 * all consents (booking).
 */
function ConsentRow({ purpose, records }: ConsentRowProps) {
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
      {purpose === 'booking' && (
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

const FEW = 5;

/**
 * Consents given at bookings: the latest few, and all of them after the user presses the button.
 */
function EarlierConsents({ records }: { readonly records: readonly ConsentRecord[] }) {
  const [all, setAll] = useState(false);
  const firstNew = useFirstNew();
  const shown = all ? records : records.slice(0, FEW);
  return (
    <>
      <ul className="mt-2 flex flex-col gap-2">
        {shown.map(({ id, accepted_at, version, withdrawn_at }, index) => (
          <li key={id} {...firstNew.row(index)} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>
              {dateTime(accepted_at)}, редакция&nbsp;{version}
              {withdrawn_at !== null && `, отозвано ${calendarDay(withdrawn_at)}`}
            </span>
            {withdrawn_at === null && <WithdrawButton id={id} acceptedAt={accepted_at} />}
          </li>
        ))}
      </ul>
      {shown.length < records.length && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-2"
          onClick={() => {
            firstNew.expect(FEW);
            setAll(true);
          }}
        >
          Показать ещё {records.length - FEW}
        </Button>
      )}
    </>
  );
}

/**
 * Button to withdraw a consent. The server refuses the withdrawal as long as there is an upcoming
 * visit.
 */
function WithdrawButton({ id, acceptedAt }: { readonly id: number; readonly acceptedAt: string }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWrite(useConsentWithdraw(), { done: 'Согласие отозвано', onDone: () => setAsking(false) });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Отозвать согласие от ${dateTime(acceptedAt)}`}
        onClick={() => {
          withdraw.forget();
          setAsking(true);
        }}
      >
        Отозвать
      </Button>
      {asking && (
        <ConfirmAction
          write={withdraw}
          title="Отозвать согласие?"
          safe="Оставить"
          action="Отозвать"
          busy="Отзываем"
          onConfirm={() => withdraw.send({ id })}
          onClose={() => setAsking(false)}
          wayOut={
            isProblem(withdraw.error, 409) && (
              <p className="mt-2">
                <Link to="/fo/patient/visits" className="link">
                  Открыть визиты
                </Link>
              </p>
            )
          }
        >
          <p>
            Вы&nbsp;дали его {dateTime(acceptedAt)}, когда записывались. Новых данных клиника по&nbsp;нему
            не&nbsp;получит, записи о&nbsp;прошедшем приёме хранит сама, как требует закон.
          </p>
        </ConfirmAction>
      )}
    </>
  );
}
