import { Link } from '@tanstack/react-router';
import { useConsentList } from '#generated/api/patient-consents/patient-consents.ts';
import { dataOf } from '@/shared/api/load';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { SectionQuery } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { ConsentRow } from './consent-row';

/** What the patient agreed to, when, to which text, and how to take it back (law 94-V). */
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
        Напишите на{' '}
        <a href={`mailto:${brand.support.email}?subject=${encodeURIComponent('Отозвать согласие')}`} className="link">
          {brand.support.email}
        </a>{' '}
        с&nbsp;почты, на&nbsp;которую зарегистрированы, или позвоните{' '}
        <a href={phoneHref(brand.support.phone)} className="link whitespace-nowrap">
          {brand.support.phone}
        </a>
        . Будущие записи при&nbsp;отзыве отменяются.
      </p>
    </>
  );
}
