import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { isProblem, type Problem } from '@/shared/api/problem';
import { minutesCount, yearsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';
import { phoneHref } from '@/shared/format/phone';
import { dateTime, time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import type { Later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { useFocusKept } from '@/shared/ui/focus';
import { useIsPast } from '@/shared/use-now';
import type { FailedWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

export interface OfferDialogProps {
  person: WaitingPerson;
  onClose: () => void;
}

/** Something that is done for one person, by a press. */
interface Act<Argument> extends FailedWrite {
  readonly send: (argument: Argument) => void;
  readonly isSending: boolean;
}

/** What the doctor or the clinic does for somebody who waits. */
export interface WaitingActs {
  /** Offers a time. */
  readonly offer: Act<string>;
  readonly takeBack: Act<void>;
  /** Books the offered time for somebody without an account, once they have agreed on the phone. */
  readonly book?: Act<string> | undefined;
  /** Takes somebody off the list whom the desk has put there. */
  readonly remove?: Act<void> | undefined;
}

export interface WaitingRowProps {
  person: WaitingPerson;
  /** Where they stand among those who wait for the same doctor; null where nobody else does. */
  place: number | null;
}

interface WaitingRowOptions extends WaitingRowProps {
  side: 'doctor' | 'clinic';
  acts: WaitingActs;
  /** Reads the list again: an offer is over. */
  reload: () => Promise<unknown>;
  dialog: Later<{ OfferDialog: ComponentType<OfferDialogProps> }>;
}

/**
 * The options of the writes of one row: what is said, and that the list is read again where
 * somebody else was quicker.
 */
export function waitingWrites(person: WaitingPerson, reload: () => Promise<unknown>) {
  const onFailed = (problem: Problem): void => {
    if (isProblem(problem, 404)) notify.info(`${person.full_name}: больше не\u00A0ждёт`);
    if (isProblem(problem, 404) || isProblem(problem, 409)) void reload().catch(() => undefined);
  };
  return {
    offer: { done: offeredText(person), onFailed },
    takeBack: { done: 'Время снова свободно', onFailed },
    book: { done: person.offer ? `Записали на\u00A0${dateTime(person.offer.starts_at)}` : 'Записали', onFailed },
    remove: { done: `${person.full_name}: больше не\u00A0ждёт`, onFailed },
  };
}

/** Somebody who waits: for what, until when, and the time to offer in one press. */
export function WaitingRow({ person, place, side, acts, reload, dialog }: WaitingRowOptions) {
  const { show, close, preload, part, opening } = useLaterDialog(dialog);
  const { offer: offering, takeBack, book, remove } = acts;
  const nearest = person.nearest_slot_at;
  const isOver = useIsPast(person.offer?.expires_at);
  const offer = isOver ? null : person.offer;
  const readAgain = useEffectEvent(() => void reload().catch(() => undefined));
  useEffect(() => {
    if (isOver) readAgain();
  }, [isOver]);
  const row = useRef<HTMLLIElement>(null);
  // What was done stands in the row, and is read with it.
  useFocusKept(offer?.starts_at ?? '', row);
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
          {side === 'clinic' && `, ${fullName(person.doctor)}`}, {typeset(person.filial.title)}
        </p>
        {person.comment !== null && <p className="text-small">Удобно: {typeset(person.comment)}</p>}
        <p className="text-small text-ink-3">
          {place !== null && (
            <span className="font-medium text-ink-2">
              {place}-й в&nbsp;очереди{side === 'clinic' && <> к&nbsp;врачу</>}.{' '}
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
        {offer ? (
          <>
            <Callout tone="amber" icon={IconClock}>
              Предложили <strong className="font-semibold">{dateTime(offer.starts_at)}</strong>. Держим до&nbsp;
              {time(offer.expires_at)}.
            </Callout>
            {!person.has_account && book && (
              <Button
                key="book"
                variant="primary"
                aria-label={`Записать на ${dateTime(offer.starts_at)}: ${person.full_name}`}
                busy={book.isSending && 'Записываем'}
                onClick={() => book.send(offer.starts_at)}
              >
                Записать на&nbsp;{dateTime(offer.starts_at)}
              </Button>
            )}
            {/* Not the same button as another time's: a second press of Enter must not undo the first. */}
            <Button
              key="take-back"
              aria-label={`Отменить предложение: ${person.full_name}`}
              busy={takeBack.isSending && 'Отменяем'}
              onClick={() => takeBack.send()}
            >
              Отменить предложение
            </Button>
          </>
        ) : (
          <>
            {nearest !== null && (
              <Button
                variant="primary"
                aria-label={`Предложить ${dateTime(nearest)}: ${person.full_name}`}
                busy={offering.isSending && 'Предлагаем'}
                onClick={() => offering.send(nearest)}
              >
                Предложить {dateTime(nearest)}
              </Button>
            )}
            <Button
              key="other"
              aria-label={`${nearest === null ? 'Подобрать время' : 'Другое время'}: ${person.full_name}`}
              busy={opening && 'Открываем'}
              onPointerEnter={preload}
              onClick={show}
            >
              {nearest === null ? 'Подобрать время' : 'Другое время'}
            </Button>
          </>
        )}
        {person.client_id !== null && remove && (
          <Button
            key="remove"
            variant="quiet"
            aria-label={`Убрать из листа: ${person.full_name}`}
            busy={remove.isSending && 'Убираем'}
            onClick={() => remove.send()}
          >
            Убрать из&nbsp;листа
          </Button>
        )}
        <WriteError of={[offering, takeBack, ...(book ? [book] : []), ...(remove ? [remove] : [])]} />
      </div>
      {part && <part.OfferDialog person={person} onClose={close} />}
    </li>
  );
}

/** Who has no account is told by phone. */
export function offeredText({ has_account, phone }: WaitingPerson): string {
  if (has_account) return 'Время предложено, пациент получил уведомление';
  return `Время отложено. Позвоните клиенту${phone === null ? '' : `: ${phone}`}`;
}

/** Who, for what and how it stands, for whoever reads headings alone. */
function headingOf({ full_name, age, service_title, offer, visit_starts_at, until }: WaitingPerson): string {
  const state = offer
    ? `предложили ${dateTime(offer.starts_at)}`
    : visit_starts_at === null
      ? `ждёт до ${calendarDay(until)}`
      : `есть запись на ${dateTime(visit_starts_at)}, хочет раньше`;
  return [full_name, ...(age === null ? [] : [yearsCount(age)]), service_title, state].join(', ');
}
