import { useEffect, useEffectEvent, useRef } from 'react';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { minutesCount, yearsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';
import { phoneHref } from '@/shared/format/phone';
import { dateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { useRestoredFocus } from '@/shared/ui/focus';
import { useIsPast } from '@/shared/use-now';
import { type ActProps, OfferActs, OfferedActs, RemoveAct } from './waiting-acts';

interface WaitingRowProps extends ActProps {
  /** Position in the queue for the same doctor; null if nobody else waits for this doctor. */
  readonly place: number | null;
}

/** A person on the waitlist: service, deadline, and the time to offer. */
export function WaitingRow({ place, ...act }: WaitingRowProps) {
  const { desk, person, reload } = act;
  const isOver = useIsPast(person.offer?.expires_at);
  const offer = isOver ? null : person.offer;
  const readAgain = useEffectEvent(() => void reload().catch(() => undefined));
  useEffect(() => {
    if (isOver) readAgain();
  }, [isOver]);
  const row = useRef<HTMLLIElement>(null);
  // The row takes focus after an action, so that screen readers announce the new state.
  useRestoredFocus(offer?.starts_at ?? '', row);
  return (
    <li ref={row} className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
      <div className="min-w-60 flex-1 wrap-anywhere">
        <h2 className="font-medium" aria-label={headingOf({ ...person, offer })}>
          {person.full_name}
          {person.age !== null && <span className="text-small font-normal text-ink-3"> {yearsCount(person.age)}</span>}
        </h2>
        {person.phone !== null && (
          <a
            href={phoneHref(person.phone)}
            aria-label={`${person.phone}, ${person.full_name}`}
            className="link text-small"
          >
            {person.phone}
          </a>
        )}
        <p className="text-small text-ink-2">
          {person.service_title}, {minutesCount(person.duration_minutes)}
          {desk.by === 'clinic' && `, ${fullName(person.doctor)}`}, {typeset(person.filial.title)}
        </p>
        {person.comment !== null && <p className="text-small">Удобно: {typeset(person.comment)}</p>}
        <p className="text-small text-ink-3">
          {place !== null && (
            <span className="font-medium text-ink-2">
              {place}-й в&nbsp;очереди{desk.by === 'clinic' && <> к&nbsp;врачу</>}.{' '}
            </span>
          )}
          {person.visit_starts_at === null
            ? `Ждёт первого времени до\u00A0${calendarDay(person.until)}`
            : `Есть запись на\u00A0${dateTime(person.visit_starts_at)}, хочет раньше`}
          {`. В\u00A0листе с\u00A0${calendarDay(person.created_at)}`}
          {!person.has_account && '. Без аккаунта: о\u00A0времени сообщите по\u00A0телефону'}
        </p>
      </div>
      <div className="flex w-80 flex-col gap-2 phone:w-full">
        {/* Before and after an offer different components are rendered, so that a second Enter
            doesn't withdraw the offer. */}
        {offer ? <OfferedActs {...act} offer={offer} /> : <OfferActs {...act} />}
        {person.client_id !== null && desk.callerDelete && <RemoveAct {...act} write={desk.callerDelete} />}
      </div>
    </li>
  );
}

/**
 * Person, service and state in one heading, so that screen reader users can navigate by headings.
 */
function headingOf({ full_name, age, service_title, offer, visit_starts_at, until }: WaitingPerson): string {
  const state = offer
    ? `предложили ${dateTime(offer.starts_at)}`
    : visit_starts_at === null
      ? `ждёт до ${calendarDay(until)}`
      : `есть запись на ${dateTime(visit_starts_at)}, хочет раньше`;
  return [full_name, ...(age === null ? [] : [yearsCount(age)]), service_title, state].join(', ');
}
