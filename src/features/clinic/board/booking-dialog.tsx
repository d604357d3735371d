import { useStore } from '@tanstack/react-form';
import { useClinicVisitCreate } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { DeskVisitCreateRequest } from '#generated/models/desk-visit-create-request.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { Agreement, overlapsOf } from '@/domain/visit/over-schedule';
import { CallerFields } from '@/features/clinic-desk/caller-fields';
import { isProblem } from '@/shared/api/problem';
import { useToSubmit } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dayOf } from '@/shared/format/date';
import { dateTime, time } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import type { Notice } from '@/shared/notify';
import { SectionFailure } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { bookingSchema, type BookingStart, type BookingValues, startValues } from './booking-schema';
import { BookingWhen } from './booking-when';
import { FirstFreePanel } from './first-free-panel';
import { useBookingChoice } from './use-booking-choice';

interface BookingDialogProps {
  filialId: number;
  filialTitle: string;
  doctors: readonly BoardDoctor[];
  start: BookingStart;
  /** By what name it is kept where a 401 takes it away. */
  draft: string;
  onClose: () => void;
  /** What is said of a booking, wherever the person is by then. */
  noticeOf: (visit: DeskVisit) => Omit<Notice, 'kind'>;
}

/** Books for a caller: who, and Enter. Service and time are there already. */
export function BookingDialog({ filialId, filialTitle, doctors, start, draft, onClose, noticeOf }: BookingDialogProps) {
  const create = useWrite(useClinicVisitCreate(), {
    done: ({ data }) => noticeOf(data),
    onDone: onClose,
    // After a lost answer the time may be taken by this very booking: it stays chosen.
    onFailed: (problem) => isProblem(problem, 409) && void choice.times.slots.refetch(),
  });
  const { form, frame } = useSchemaForm({
    schema: bookingSchema,
    defaultValues: startValues(start),
    draft: { name: draft, omit: ['now_at', 'agreed_to'], reopens: true },
    submit: ({ who, comment, agreed_to }) => {
      const { place, doctor, service, startsAt, when } = choice;
      return create.ask({
        data: {
          doctor_id: doctor?.doctor.id ?? 0,
          filial_id: place.filialId,
          service_id: service?.service_id ?? 0,
          starts_at: agreed_to || (startsAt ?? ''),
          comment,
          ...(when === 'now' ? { source: 'walk_in', arrived: true } : { source: 'phone' }),
          ...who,
          ...(agreed_to !== '' && { over_schedule: true }),
        },
      });
    },
  });
  const asked = create.variables?.data;
  const isLost = isProblem(create.error, 409);
  const values = useStore(form.store, (state) => state.values);
  const choice = useBookingChoice(
    { filialId, filialTitle, doctors },
    start.date,
    asked === undefined || isLost ? values : askedAgain(values, asked),
    isLost ? asked?.starts_at : undefined,
  );
  const { place, times, startsAt, when, lost } = choice;
  const isTaken = overlapsOf(create.error).length > 0 && when !== 'free';
  const choose = () => {
    form.setFieldValue('agreed_to', '');
    frame.notes.forgetAll();
    if (!create.isSending) create.forget();
  };

  return (
    <DialogForm
      title={startsAt === undefined ? 'Новая запись' : `Запись на\u00A0${dateTime(startsAt)}`}
      frame={frame}
      intro={<p className="text-small">{place.filialTitle}</p>}
      action={
        when === 'now' ? 'Записать сейчас' : `Записать${startsAt === undefined ? '' : ` на\u00A0${time(startsAt)}`}`
      }
      busy="Записываем"
      waiting={choice.isLooking && 'Узнаём время'}
      cancel="Не&nbsp;записывать"
      keep="Продолжить запись"
      failure={isTaken ? 'Это время не\u00A0свободно' : 'Не\u00A0получилось записать'}
      wayOut={
        <>
          <Agreement of={create} onAgree={(moment) => form.setFieldValue('agreed_to', moment)} />
          {/* Until the list is read again, the time that was just lost is among the free ones. */}
          {lost !== undefined && when !== 'now' && !times.slots.isFetching && (
            <NearestTimes
              times={times.free}
              wanted={lost}
              onChoose={(moment) => {
                form.setFieldValue('time', moment);
                choose();
              }}
            />
          )}
        </>
      }
      onClose={onClose}
    >
      <CallerFields isLast />
      <BookingWhen choice={choice} onChange={choose} />
      <SectionFailure query={choice.nearest} what="ближайшее свободное время" />
      <SectionFailure query={times.slots} what="свободное время" />
      {when !== 'now' && <FirstFreePanel choice={choice} from={start.date} onChange={choose} />}
      <form.AppField name="comment">
        {(field) => (
          <field.TextareaField
            label="Жалоба или просьба"
            hint="Прочтут врач и&nbsp;пациент. Служебное пишите в&nbsp;заметки клиента"
            optional
            rows={1}
            limit={1000}
          />
        )}
      </form.AppField>
    </DialogForm>
  );
}

/**
 * What was sent stays chosen until another is: it may have been booked although the answer failed,
 * and what is free by then must not lead the next press to another time.
 */
function askedAgain(values: BookingValues, asked: DeskVisitCreateRequest): BookingValues {
  const { filial_id, doctor_id, service_id, starts_at } = asked;
  return {
    ...values,
    filial_id: String(filial_id),
    doctor_id: String(doctor_id),
    service_id: String(service_id),
    date: dayOf(starts_at),
    agreed_to: starts_at,
  };
}

interface NearestTimesProps {
  times: readonly string[];
  wanted: string;
  onChoose: (moment: string) => void;
}

/** The slot was taken meanwhile: the nearest ones are a press away, and nothing that was typed is lost. */
function NearestTimes({ times, wanted, onChoose }: NearestTimesProps) {
  const toSubmit = useToSubmit();
  const at = epoch(wanted);
  const near = times.toSorted((a, b) => Math.abs(epoch(a) - at) - Math.abs(epoch(b) - at)).slice(0, 3);
  if (near.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      Свободно:
      {near.toSorted().map((moment) => (
        <Button
          key={moment}
          size="small"
          onClick={() => {
            onChoose(moment);
            toSubmit();
          }}
        >
          {time(moment)}
        </Button>
      ))}
    </p>
  );
}
