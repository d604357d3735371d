import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import type { ReactNode } from 'react';
import { useCalendarFeedListSuspense } from '#generated/api/auth-calendar-feeds/auth-calendar-feeds.ts';
import type { CalendarFeed } from '#generated/models/calendar-feed.ts';
import { dataOf } from '@/shared/api/load';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { FeedRow } from './feed-row';

/** Calendar subscriptions of a patient: one for the whole family, and one for each person. */
export function PatientCalendarScreen() {
  const { data: feeds } = useCalendarFeedListSuspense({ query: { select: dataOf } });
  return (
    <>
      <BackLink to="/fo/patient/visits">Визиты</BackLink>
      <FeedsPage
        feeds={feeds.filter(({ whose }) => whose !== 'doctor')}
        titleOf={({ whose, full_name }) => (whose === 'self' ? 'Ваши визиты' : (full_name ?? 'Вся семья'))}
      >
        Кто знает адрес календаря, видит визиты без пароля: к&nbsp;какому врачу, когда и&nbsp;куда. Давайте его только
        близким.
      </FeedsPage>
    </>
  );
}

/** Calendar subscription of a doctor. Its events contain no patient names. */
export function DoctorCalendarScreen() {
  const { data: feeds } = useCalendarFeedListSuspense({ query: { select: dataOf } });
  return (
    <>
      <BackLink to="/fo/doctor/schedule">Расписание</BackLink>
      <FeedsPage feeds={feeds.filter(({ whose }) => whose === 'doctor')} titleOf={() => 'Ваш приём'}>
        В&nbsp;календаре будут время, услуга, место и&nbsp;инициалы пациента, без имён, телефонов и&nbsp;комментариев.
        Но&nbsp;кто знает адрес, видит его без пароля: никому его не&nbsp;давайте.
      </FeedsPage>
    </>
  );
}

interface FeedsPageProps {
  readonly feeds: readonly CalendarFeed[];
  readonly titleOf: (feed: CalendarFeed) => string;
  /** Warning about the data that anybody with the URL can read. */
  readonly children: ReactNode;
}

function FeedsPage({ feeds, titleOf, children }: FeedsPageProps) {
  return (
    <div className="max-w-180">
      <PageHeading className="page-inset mt-1 text-page" />
      <p className="page-inset mt-1 text-ink-2">
        Подпишите календарь телефона или компьютера, и&nbsp;визиты появятся в&nbsp;нём сами. О&nbsp;переносе
        и&nbsp;отмене он&nbsp;тоже узнает.
      </p>
      <Callout tone="amber" icon={IconEye} className="mt-4">
        {children}
      </Callout>
      <Card className="mt-4">
        <ul className="divide-y divide-line">
          {feeds.map((feed) => (
            <FeedRow key={feed.whose} feed={feed} title={titleOf(feed)} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
