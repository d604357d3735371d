import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useClinicClientRead } from '#generated/api/clinic-clients/clinic-clients.ts';
import { useClinicVisitCreate } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { ClientPicker } from '@/features/clinic-desk/client-picker';
import { type TypedClient, typedClient } from '@/features/clinic-desk/typed-client';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { useAttemptKey } from '@/shared/api/use-attempt-key';
import { minutesCount } from '@/shared/format/counts';
import { dayOf } from '@/shared/format/date';
import { price } from '@/shared/format/price';
import { dateTime, time } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { SelectField } from '@/shared/ui/fields/select';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useToday } from '@/shared/use-now';
import { useWhileOpen } from '@/shared/use-while-open';
import {
  BookingFailure,
  type Chosen,
  ChosenClient,
  focusLater,
  DoctorField,
  focusWrong,
  LeaveBooking,
  missingText,
  NearestTimes,
  NotRead,
  whoOf,
} from './booking-parts';
import { FirstFreePanel, useBookingPlace, useFreeTimes } from './booking-place';
import { NewClientFields, newClientOf } from './new-client-fields';

export interface BookingStart {
  readonly doctorId: number;
  readonly date: string;
  /** The time that was pressed; without it the first free one. */
  readonly startsAt?: string | undefined;
  /** Who was chosen before, in the list of clients. */
  readonly clientId?: number | undefined;
}

interface BookingDialogProps {
  filialId: number;
  filialTitle: string;
  doctors: readonly BoardDoctor[];
  start: BookingStart;
  onClose: () => void;
  onBooked: (visit: ClinicVisit) => void;
}

/** Books for a caller: who, and Enter. Service and time are there already. */
export function BookingDialog({ filialId, filialTitle, doctors, start, onClose, onBooked }: BookingDialogProps) {
  const today = useToday();
  const formId = useId();
  const [client, setClient] = useState<Chosen>();
  /** «Другой клиент» was pressed: who came with the link is not meant. */
  const [another, setAnother] = useState(false);
  const [typed, setTyped] = useState<TypedClient>();
  const [doctorId, setDoctorId] = useState(start.doctorId);
  const [date, setDate] = useState(start.date);
  const [wantedService, setService] = useState<number>();
  const [wantedTime, setTime] = useState(start.startsAt);
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const sending = useRef(false);
  const closeIfOpen = useWhileOpen(onClose);
  const attempt = useAttemptKey();

  const known = useClinicClientRead(start.clientId ?? 0, {
    query: { enabled: start.clientId !== undefined, meta: { silent: true }, select: ({ data }) => data.summary },
  });
  const who = client ?? (another ? undefined : known.data);
  const place = useBookingPlace({ filialId, filialTitle, doctors }, date);
  const doctor = place.doctors.find((one) => one.doctor.id === doctorId) ?? place.doctors[0];
  const services = doctor?.services.filter(({ format }) => format !== 'home') ?? [];
  const service = services.find(({ service_id }) => service_id === wantedService) ?? services[0];
  const times = useFreeTimes({ filialId: place.filialId, date, doctor, serviceId: service?.service_id }, wantedTime);
  const { slots, free, startsAt } = times;
  const isLooking = place.isLooking || times.isLooking;
  const create = useClinicVisitCreate({ mutation: { meta: { silent: true } } });
  const newClient = typed && newClientOf(typed);
  const missing = missingText(who ?? newClient, service && startsAt);
  const lost = isProblem(create.error, 409) ? create.error : undefined;
  const refused = isProblem(create.error, 422) ? create.error.errors : {};

  const book = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || isLooking) return;
    setTried(true);
    if (newClient === null) return focusWrong(event.currentTarget);
    if (missing !== undefined || !doctor || !service || startsAt === undefined) return;
    setTried(false);
    const data = {
      doctor_id: doctor.doctor.id,
      filial_id: place.filialId,
      service_id: service.service_id,
      starts_at: startsAt,
      source: 'phone' as const,
      comment: comment.trim() === '' ? null : comment.trim(),
      ...whoOf(who, newClient),
    };
    sending.current = true;
    try {
      const { data: visit } = await create.mutateAsync({ data, headers: { 'Idempotency-Key': attempt.of(data) } });
      // Closed first: it is booked, also where the answer lacks what `onBooked` says of it.
      closeIfOpen();
      onBooked(visit);
    } catch (error) {
      // The dialog says why, and what is free instead. After a lost answer the time may be taken by this very booking: it stays chosen.
      if (isProblem(error, 409)) void slots.refetch();
    } finally {
      sending.current = false;
    }
  };

  const choose = (found: Chosen) => {
    setClient(found);
    setTried(false);
    create.reset();
    focusLater(`${formId}-submit`);
  };

  // A stray Esc loses nothing; «Не записывать» is meant.
  const isBegun = client !== undefined || typed !== undefined || comment.trim() !== '';
  const leave = () => (isBegun ? setLeaving(true) : onClose());

  return (
    <Dialog
      title={startsAt === undefined ? 'Новая запись' : `Запись на\u00A0${dateTime(startsAt)}`}
      size="wide"
      onClose={leave}
    >
      <p className="text-small">{place.filialTitle}</p>
      <form id={formId} noValidate onSubmit={(event) => void book(event)} className="mt-4 flex flex-col gap-4 text-ink">
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
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <DoctorField doctors={place.doctors} value={doctorId} error={refused['doctor_id']} onChange={setDoctorId} />
          <SelectField
            label="Услуга"
            value={service?.service_id ?? ''}
            onChange={({ target }) => setService(Number(target.value))}
            hint={service && `${minutesCount(service.duration_minutes)}, ${price(service.price)}`}
          >
            {services.map(({ service_id, title }) => (
              <option key={service_id} value={service_id}>
                {title}
              </option>
            ))}
          </SelectField>
          <DateField label="День" value={date} min={today} max={times.last} onChange={setDate} />
          <SelectField
            label="Время"
            value={startsAt ?? ''}
            onChange={({ target }) => setTime(target.value)}
            hint={slots.data && free.length === 0 ? 'В\u00A0этот день свободного времени нет' : undefined}
          >
            {startsAt === undefined && <option value="">–</option>}
            {(free.length > 0 ? free : startsAt === undefined ? [] : [startsAt]).map((moment) => (
              <option key={moment} value={moment}>
                {time(moment)}
              </option>
            ))}
          </SelectField>
        </div>
        <NotRead query={slots} what="свободное время" />
        <FirstFreePanel
          filialId={filialId}
          from={start.date}
          onChoose={(chosen) => {
            place.go(chosen);
            setDoctorId(chosen.doctorId);
            setService(chosen.serviceId);
            setDate(dayOf(chosen.startsAt));
            setTime(chosen.startsAt);
          }}
        />
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
        {((isTried && missing) || create.error) && (
          <BookingFailure
            key={create.submittedAt}
            text={(isTried && missing) || problemText(create.error)}
            isConflict={lost !== undefined}
          >
            {/* Until the list is read again, the time that was just lost is among the free ones. */}
            {lost && !slots.isFetching && (
              <NearestTimes times={free} wanted={wantedTime ?? startsAt} onChoose={setTime} />
            )}
          </BookingFailure>
        )}
        <div className="flex flex-wrap gap-2 phone:flex-col">
          <Button
            id={`${formId}-submit`}
            type="submit"
            variant="primary"
            busy={create.isPending ? 'Записываем' : isLooking && 'Узнаём время'}
          >
            Записать{startsAt !== undefined && ` на\u00A0${time(startsAt)}`}
          </Button>
          <Button onClick={onClose}>Не записывать</Button>
        </div>
      </form>
      {isLeaving && <LeaveBooking onLeave={onClose} onStay={() => setLeaving(false)} />}
    </Dialog>
  );
}
