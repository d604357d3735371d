import { useStore } from '@tanstack/react-form';
import type { DeskVisitCreateRequest } from '#generated/models/desk-visit-create-request.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { isProblem } from '@/shared/api/problem';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dayOf } from '@/shared/format/date';
import type { Notice } from '@/shared/notify';
import { useWriteOf, type WriteOf } from '@/shared/write/use-write-of';
import { bookSchema, type BookValues } from './book-schema';

/** Service, doctor, filial and time of a booking, derived from the form's values. */
export interface BookChoice {
  readonly offer:
    | {
        /** Set in cabinets with several doctors. */
        readonly doctor_id?: number;
        readonly filial_id: number;
        readonly service_id: number;
        readonly format: VisitFormat;
      }
    | undefined;
  /** The time to book; undefined if the user has to choose one. */
  readonly startsAt: string | undefined;
  /** Free times of the day. */
  readonly free: readonly string[];
  /** A time that the desk typed, outside the free times. */
  readonly isOwnTime: boolean;
  /** The offer or the time is still loading. */
  readonly isLooking: boolean;
  /** Free times are loading. */
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

interface BookOptions {
  readonly visitCreate: WriteOf<{ data: DeskVisit }, { data: DeskVisitCreateRequest }>;
  /** Initial values of the form. */
  readonly start: BookValues;
  /** Draft key, unique for each place that opens the form; a 401 keeps the values there. */
  readonly draft: string;
  /** Toast after booking, on whatever page the user is. */
  readonly noticeOf: (visit: DeskVisit) => Omit<Notice, 'kind'>;
  readonly onClose: () => void;
  /** Form values that would send the same request again. */
  readonly valuesOf: (asked: DeskVisitCreateRequest) => Partial<BookValues>;
  /** The choice derived from `wanted` and `lost`, read at the time of sending. */
  readonly choiceNow: () => BookChoice;
}

/**
 * Books a visit for a person. The cabinet derives its choice from `wanted` and renders `BookForm`.
 */
export function useBook({ visitCreate, start, draft, noticeOf, onClose, valuesOf, choiceNow }: BookOptions) {
  const create = useWriteOf(visitCreate, {
    done: ({ data }) => noticeOf(data),
    onDone: onClose,
    // After a lost answer, this very booking may have taken the time, so it stays chosen.
    onFailed: (problem) => isProblem(problem, 409) && choiceNow().readAgain(),
  });
  const { form, frame } = useSchemaForm({
    schema: bookSchema,
    defaultValues: start,
    draft: { name: draft, omit: ['now_at', 'agreed_to'], reopens: true },
    submit: ({ who, source, comment, now_at, agreed_to, home_address: { street } }) => {
      const { offer, startsAt } = choiceNow();
      const { format, ...place } = offer ?? { filial_id: 0, service_id: 0, format: undefined };
      return create.ask({
        data: {
          ...who,
          ...place,
          starts_at: agreed_to || (startsAt ?? ''),
          source,
          comment,
          ...(format === 'home' && street !== null && { home_address: addressOf(street) }),
          ...(now_at !== '' && { arrived: true }),
          ...(agreed_to !== '' && { over_schedule: true }),
        },
      });
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const asked = create.variables?.data;
  const isLost = isProblem(create.error, 409);
  return {
    create,
    form,
    frame,
    values,
    /**
     * The form's values. After a request, its values stay chosen until the user changes them: a
     * failed request may have booked, and a retry must not send another time.
     */
    wanted:
      asked === undefined || isLost
        ? values
        : { ...values, ...valuesOf(asked), date: dayOf(asked.starts_at), agreed_to: asked.starts_at },
    /** The time just booked by someone else: the user has to choose another time. */
    lost: isLost ? asked?.starts_at : undefined,
    /** Call on every change of a field: clears the last request's error and warning. */
    choose: (): void => {
      form.setFieldValue('agreed_to', '');
      frame.notes.forgetAll();
      if (!create.isSending) create.forget();
    },
  };
}

export type Booking = ReturnType<typeof useBook>;

/** An address dictated on the phone is one line. */
function addressOf(street: string) {
  return { street, flat: null, entrance: null, floor: null, intercom: null, note: null };
}
