import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { DeskVisitCreateRequest } from '#generated/models/desk-visit-create-request.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import type { WaitlistOffer } from '#generated/models/waitlist-offer.ts';
import { isProblem, type Problem } from '@/shared/api/problem';
import { dateTime, time } from '@/shared/format/time';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { useWriteOf } from '@/shared/write/use-write-of';
import { WriteError } from '@/shared/write/write-error';
import { offeredText } from './offered-text';
import type { WaitlistDesk } from './waitlist-desk';

const dialog = lazyModule(() => import('./offer-dialog'));

export interface ActProps {
  readonly desk: WaitlistDesk;
  readonly person: WaitingPerson;
  /** Refetches the list, because another person has changed it meanwhile. */
  readonly reload: () => Promise<unknown>;
}

function afterFailure({ person, reload }: Pick<ActProps, 'person' | 'reload'>) {
  return (problem: Problem): void => {
    if (isProblem(problem, 404)) notify.info(`${person.full_name}: больше не\u00A0ждёт`);
    if (isProblem(problem, 404) || isProblem(problem, 409)) void reload().catch(() => undefined);
  };
}

/** Buttons to offer the next free time or another time. */
export function OfferActs(props: ActProps) {
  const { desk, person } = props;
  const { show, close, preload, part, opening } = useLazyDialog(dialog);
  const offer = useWriteOf(desk.offerUpdate, { done: offeredText(person), onFailed: afterFailure(props) });
  const nearest = person.nearest_slot_at;
  const other = nearest === null ? 'Подобрать время' : 'Другое время';
  return (
    <>
      {nearest !== null && (
        <Button
          variant="primary"
          aria-label={`Предложить ${dateTime(nearest)}: ${person.full_name}`}
          busy={offer.isSending && 'Предлагаем'}
          onClick={() => offer.send({ id: person.id, data: { starts_at: nearest } })}
        >
          Предложить {dateTime(nearest)}
        </Button>
      )}
      <Button
        aria-label={`${other}: ${person.full_name}`}
        busy={opening && 'Открываем'}
        onPointerEnter={preload}
        onClick={show}
      >
        {other}
      </Button>
      <WriteError of={offer} />
      {part && <part.OfferDialog desk={desk} person={person} onClose={close} />}
    </>
  );
}

interface OfferedActsProps extends ActProps {
  readonly offer: WaitlistOffer;
}

/**
 * The offered time with a button to withdraw it. For a person without an account there is also a
 * button to book the time.
 */
export function OfferedActs({ offer, ...props }: OfferedActsProps) {
  const { desk, person } = props;
  const takeBack = useWriteOf(desk.offerDelete, { done: 'Время снова свободно', onFailed: afterFailure(props) });
  return (
    <>
      <Callout tone="amber" icon={IconClock}>
        Предложили <strong className="font-semibold">{dateTime(offer.starts_at)}</strong>. Держим до&nbsp;
        {time(offer.expires_at)}.
      </Callout>
      {!person.has_account && desk.visitCreate && (
        <BookAct {...props} write={desk.visitCreate} startsAt={offer.starts_at} />
      )}
      <Button
        aria-label={`Отменить предложение: ${person.full_name}`}
        busy={takeBack.isSending && 'Отменяем'}
        onClick={() => takeBack.send({ id: person.id })}
      >
        Отменить предложение
      </Button>
      <WriteError of={takeBack} />
    </>
  );
}

interface BookActProps extends ActProps {
  readonly write: NonNullable<WaitlistDesk['visitCreate']>;
  readonly startsAt: string;
}

function BookAct({ write, startsAt, ...props }: BookActProps) {
  const { person } = props;
  const book = useWriteOf(write, { done: `Записали на\u00A0${dateTime(startsAt)}`, onFailed: afterFailure(props) });
  return (
    <>
      <Button
        variant="primary"
        aria-label={`Записать на ${dateTime(startsAt)}: ${person.full_name}`}
        busy={book.isSending && 'Записываем'}
        onClick={() => book.send({ data: bookingOf(person, startsAt) })}
      >
        Записать на&nbsp;{dateTime(startsAt)}
      </Button>
      <WriteError of={book} />
    </>
  );
}

/** Request that books a visit for a person without an account, who has agreed by phone. */
function bookingOf(
  { client_id, doctor, filial, service_id }: WaitingPerson,
  starts_at: string,
): DeskVisitCreateRequest {
  return { client_id, doctor_id: doctor.id, filial_id: filial.id, service_id, starts_at, source: 'phone' };
}

interface RemoveActProps extends Pick<ActProps, 'person' | 'reload'> {
  readonly write: NonNullable<WaitlistDesk['callerDelete']>;
}

/** Button that removes a caller from the list. */
export function RemoveAct({ write, ...props }: RemoveActProps) {
  const { person } = props;
  const remove = useWriteOf(write, {
    done: `${person.full_name}: больше не\u00A0ждёт`,
    onFailed: afterFailure(props),
  });
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Убрать из листа: ${person.full_name}`}
        busy={remove.isSending && 'Убираем'}
        onClick={() => remove.send({ id: person.id })}
      >
        Убрать из&nbsp;листа
      </Button>
      <WriteError of={remove} />
    </>
  );
}
