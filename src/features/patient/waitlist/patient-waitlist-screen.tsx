import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useWaitlistListSuspense, useWaitlistDelete } from '#generated/api/patient-waitlist/patient-waitlist.ts';
import type { WaitlistEntry } from '#generated/models/waitlist-entry.ts';
import { useBookingLink } from '@/domain/slot/booking-link';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { shortName } from '@/shared/format/name';
import { dateTime, deadline } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useIsPast, useToday } from '@/shared/use-now';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { requestedEntry } from './patient-waitlist-search';
import { WaitForDoctor } from './wait-for-doctor';

const route = getRouteApi('/fo/patient/_cabinet/waitlist');

/**
 * The patient's waitlist. If the URL names a doctor, filial and service, a form for a new entry
 * comes first.
 */
export function WaitlistScreen() {
  const requested = requestedEntry(route.useSearch());
  const { data: entries, refetch } = useWaitlistListSuspense({ query: { select: dataOf } });
  const waits = entries.some(
    ({ visit_id, doctor, filial, service_id }) =>
      visit_id === null &&
      doctor.slug === requested?.doctor &&
      filial.id === requested.filial &&
      service_id === requested.service,
  );

  return (
    <>
      <BackLink to="/fo/patient/visits">Визиты</BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      <div className="mt-6 flex flex-col gap-4 phone:mt-4 phone:gap-3">
        {requested && !waits && <WaitForDoctor requested={requested} />}
        {entries.length > 0 && (
          <ul className="flex flex-col gap-4 phone:gap-3">
            {entries.map((entry) => (
              <WaitlistRow key={entry.id} entry={entry} onOver={() => void refetch()} />
            ))}
          </ul>
        )}
        {entries.length === 0 && !requested && (
          <Card>
            <EmptyState
              icon={IconBell}
              title="Вы ничего не&nbsp;ждёте"
              action={
                <ButtonLink variant="primary" to="/search" search={{ category: 'doctors' }}>
                  Найти врача
                </ButtonLink>
              }
            >
              Если у&nbsp;врача нет свободного времени, на&nbsp;его странице можно попросить сообщить, когда оно
              появится.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}

/**
 * A waitlist entry: doctor, service, the offered time if there is one, and buttons to book it or
 * stop waiting.
 */
function WaitlistRow({ entry, onOver }: { entry: WaitlistEntry; onOver: () => void }) {
  const { doctor, filial, visit_id: visitId } = entry;
  const today = useToday();
  const isOver = useIsPast(entry.offer?.expires_at);
  const offer = isOver ? null : entry.offer;
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    // The offered time has expired. The entry is refetched, because the server may offer another
    // time.
    if (isOver) handleOver();
  }, [isOver]);
  const nearest = offer?.starts_at ?? entry.nearest_slot_at;
  const bookingLink = useBookingLink();
  const end = useWrite(useWaitlistDelete());
  const take =
    visitId === null
      ? nearest !== null &&
        bookingLink({ doctor: doctor.slug, filial: filial.id, service: entry.service_id, starts_at: nearest })
      : ({ to: '/fo/patient/visits/$id/reschedule', params: { id: String(visitId) } } as const);

  return (
    <Card as="li">
      <div className="flex gap-3">
        <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={48} />
        <div className="min-w-0">
          <h2 className="font-medium">
            {shortName(doctor)}
            <span className="sr-only">, {waitlistHeading(entry, offer, nearest)}</span>
          </h2>
          <p className="text-small text-ink-2">{entry.service_title}</p>
          <p className="text-small text-ink-2">{typeset(`${filial.title}, ${filial.address}`)}</p>
        </div>
      </div>
      <Callout
        tone={nearest === null ? 'neutral' : 'green'}
        icon={nearest === null ? IconHourglass : IconBellRinging}
        className="mt-4"
      >
        {nearest === null ? (
          <>
            {visitId === null ? 'Свободного времени пока нет' : `Раньше ${dateTime(entry.until)} времени пока нет`}.
            Ждём до&nbsp;{calendarDay(entry.until)}.
          </>
        ) : (
          <>
            <strong className="font-semibold">
              {offer && 'Вам предлагают время: '}
              {!offer && (visitId === null ? 'Есть время: ' : 'Есть время раньше: ')}
              {dateTime(nearest)}.
            </strong>{' '}
            {offer ? <>Держим его для вас {deadline(offer.expires_at, today)}.</> : 'Его могут занять другие.'}
          </>
        )}
      </Callout>
      <div className="mt-4 flex flex-wrap gap-2 phone:flex-col">
        {nearest !== null && take && (
          <ButtonLink {...take} variant="primary">
            {visitId === null ? 'Записаться' : 'Перенести'}
            <span className="sr-only">
              : {shortName(doctor)}, {dateTime(nearest)}, {entry.service_title}
            </span>
          </ButtonLink>
        )}
        <Button variant="quiet" busy={end.isSending && 'Отключаем'} onClick={() => end.send({ id: entry.id })}>
          Больше не&nbsp;сообщать
          <span className="sr-only">
            , {shortName(doctor)}, {entry.service_title}
          </span>
        </Button>
      </div>
      <WriteError of={end} />
    </Card>
  );
}

/**
 * Doctor, service and state in one heading, so that screen reader users can navigate by headings.
 */
function waitlistHeading(entry: WaitlistEntry, offer: WaitlistEntry['offer'], nearest: string | null): string {
  const ahead = entry.visit_id === null ? '' : 'раньше ';
  const state =
    nearest === null
      ? `${ahead}времени пока нет, ждём до ${calendarDay(entry.until)}`
      : `${offer === null ? 'есть время' : 'вам предлагают время'} ${ahead}${dateTime(nearest)}`;
  return `${entry.service_title}, ${state}`;
}
