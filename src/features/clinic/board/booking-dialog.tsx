import { type SubmitEvent, useId, useState } from 'react';
import { useClinicClientRead } from '#generated/api/clinic-clients/clinic-clients.ts';
import { useClinicVisitCreate } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { ClinicVisitCreateRequest } from '#generated/models/clinic-visit-create-request.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { newClientOf, typedClient } from '@/domain/person/typed-client';
import { OverSchedule, overlapsOf } from '@/domain/visit/over-schedule';
import { ClientPicker } from '@/features/clinic-desk/client-picker';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { dateTime, time } from '@/shared/format/time';
import type { Notice } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { LiveRegion } from '@/shared/ui/live-region';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useWrite } from '@/shared/write/use-write';
import { useBookingDraft, useKeptBooking } from './booking-draft';
import {
  BookingFailure,
  type Chosen,
  ChosenClient,
  focusLater,
  focusWrong,
  LeaveBooking,
  missingText,
  NearestTimes,
  NotRead,
  whoOf,
} from './booking-parts';
import { FirstFreePanel } from './booking-place';
import { BookingWhen } from './booking-when';
import { NewClientFields } from './new-client-fields';
import { type BookingChoice, type BookingStart, useBookingChoice } from './use-booking-choice';

interface BookingDialogProps {
  filialId: number;
  filialTitle: string;
  doctors: readonly BoardDoctor[];
  start: BookingStart;
  onClose: () => void;
  /** What is said of a booking, wherever the person is by then. */
  noticeOf: (visit: ClinicVisit) => Omit<Notice, 'kind'>;
}

/** Books for a caller: who, and Enter. Service and time are there already. */
export function BookingDialog({ filialId, filialTitle, doctors, start, onClose, noticeOf }: BookingDialogProps) {
  const formId = useId();
  const kept = useKeptBooking(filialId, start);
  const [client, setClient] = useState(kept.client);
  /** «Другой клиент» was pressed: who came with the link is not meant. */
  const [another, setAnother] = useState(kept.another);
  const [typed, setTyped] = useState(kept.typed);
  const [comment, setComment] = useState(kept.comment);
  const [isTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  /** What was sent last: the desk may agree to it after all. */
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<ClinicVisitCreateRequest>();

  const known = useClinicClientRead(start.clientId ?? 0, {
    query: { enabled: start.clientId !== undefined, meta: { silent: true }, select: ({ data }) => data.summary },
  });
  const who = client ?? (another ? undefined : known.data);
  const create = useWrite(useClinicVisitCreate(), {
    done: ({ data }) => noticeOf(data),
    onDone: onClose,
    // The dialog says why, and what is free instead. After a lost answer the time may be taken by
    // this very booking: it stays chosen.
    onFailed: (problem) => isProblem(problem, 409) && void times.slots.refetch(),
  });
  const lost = isProblem(create.error, 409) ? create.error : undefined;
  const choice = useBookingChoice({ filialId, filialTitle, doctors }, start, lost !== undefined, () => {
    if (!create.isSending) create.forget();
    setTried(false);
  });
  const overlaps = overlapsOf(create.error);
  const { place, doctor, service, times, startsAt, when, isLooking } = choice;
  const newClient = typed && newClientOf(typed);
  const missing = missingText(who ?? newClient, service && startsAt);
  const refused = isProblem(create.error, 422) ? create.error.errors : {};

  const send = (data: ClinicVisitCreateRequest) => {
    setAsked(data);
    setAttempt(attempt + 1);
    create.ask({ data }).catch(() => undefined);
  };
  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLooking) return;
    setTried(true);
    if (newClient === null) return focusWrong(event.currentTarget);
    if (missing !== undefined || !doctor || !service || startsAt === undefined) return;
    setTried(false);
    send({
      doctor_id: doctor.doctor.id,
      filial_id: place.filialId,
      service_id: service.service_id,
      starts_at: startsAt,
      comment: comment.trim() === '' ? null : comment.trim(),
      ...(when === 'now' ? { source: 'walk_in', arrived: true } : { source: 'phone' }),
      ...whoOf(who, newClient),
    });
  };

  const choose = (found: Chosen) => {
    setClient(found);
    setTried(false);
    create.forget();
    focusLater(`${formId}-submit`);
  };

  // A stray Esc loses nothing; «Не записывать» is meant.
  const isBegun = client !== undefined || typed !== undefined || comment.trim() !== '';
  useBookingDraft(filialId, start, choice, { client, another, typed, comment }, isBegun);
  const leave = () => (isBegun ? setLeaving(true) : onClose());

  return (
    <Dialog
      title={startsAt === undefined ? 'Новая запись' : `Запись на\u00A0${dateTime(startsAt)}`}
      size="wide"
      onClose={leave}
      secondary={<Button onClick={onClose}>Не записывать</Button>}
      primary={
        <Button
          id={`${formId}-submit`}
          form={formId}
          type="submit"
          variant="primary"
          busy={create.isSending ? 'Записываем' : isLooking && 'Узнаём время'}
        >
          {when === 'now' ? 'Записать сейчас' : `Записать${startsAt === undefined ? '' : ` на\u00A0${time(startsAt)}`}`}
        </Button>
      }
    >
      <p className="text-small">{place.filialTitle}</p>
      <form id={formId} noValidate onSubmit={book} className="mt-4 flex flex-col gap-4 text-ink">
        {who && !typed && (
          <ChosenClient
            client={who}
            onChange={() => {
              setClient(undefined);
              setAnother(true);
            }}
          />
        )}
        {!who && !typed && !another && <NotRead query={known} what="клиента" />}
        {!who && !typed && (
          <ClientPicker
            label="Клиент: имя или телефон"
            autoFocus
            onChoose={choose}
            onAdd={(text) => {
              setTyped(typedClient(text));
              setTried(false);
              focusLater(`${formId}-new`);
            }}
          />
        )}
        {typed && (
          <NewClientFields
            id={`${formId}-new`}
            client={typed}
            errors={refused}
            isSent={isTried}
            onChange={setTyped}
            onKnown={(found) => {
              setTyped(undefined);
              choose(found);
            }}
            onBack={() => setTyped(undefined)}
          />
        )}
        <BookingWhen choice={choice} refused={refused} />
        <NotRead query={choice.nearest} what="ближайшее свободное время" />
        <NotRead query={times.slots} what="свободное время" />
        {when !== 'now' && (
          <FirstFreePanel
            filialId={place.filialId}
            from={start.date}
            asked={askedSpecialisation(choice)}
            onChoose={choice.take}
          />
        )}
        <TextareaField
          label="Жалоба или просьба"
          hint="Прочтут врач и&nbsp;пациент. Служебное пишите в&nbsp;заметки клиента"
          optional
          rows={1}
          maxLength={1000}
          error={refused['comment']?.[0]}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <LiveRegion urgent>
          {((isTried && missing) || create.error) && (
            <BookingFailure
              key={attempt}
              text={
                (isTried && missing) ||
                (overlaps.length > 0 && when !== 'free' ? 'Это время не\u00A0свободно' : problemText(create.error))
              }
              isConflict={lost !== undefined}
            >
              <OverSchedule
                overlaps={overlaps}
                action={`Записать всё равно на\u00A0${asked ? time(asked.starts_at) : ''}`}
                busy={create.isSending}
                onConfirm={() => asked && send({ ...asked, over_schedule: true })}
              />
              {/* Until the list is read again, the time that was just lost is among the free ones. */}
              {lost && when !== 'now' && !times.slots.isFetching && (
                <NearestTimes
                  times={times.free}
                  wanted={asked?.starts_at}
                  onChoose={(moment) => choice.change({ startsAt: moment, when: 'free' })}
                />
              )}
            </BookingFailure>
          )}
        </LiveRegion>
      </form>
      {isLeaving && <LeaveBooking onLeave={onClose} onStay={() => setLeaving(false)} />}
    </Dialog>
  );
}

/** What was asked for above: the chosen specialisation, else that of the doctor. */
function askedSpecialisation({ doctor, specialisation }: BookingChoice) {
  const own = doctor?.doctor.specialisations ?? [];
  return own.find(({ slug }) => slug === specialisation) ?? own[0];
}
