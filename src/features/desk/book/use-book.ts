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

/** To whom, for what, where and when, as it follows from what was chosen. */
export interface BookChoice {
  readonly offer:
    | {
        /** Where the cabinet has several doctors. */
        readonly doctor_id?: number;
        readonly filial_id: number;
        readonly service_id: number;
        readonly format: VisitFormat;
      }
    | undefined;
  /** The time that would be booked; undefined where a person has to choose one. */
  readonly startsAt: string | undefined;
  /** Free times of the day. */
  readonly free: readonly string[];
  /** It is one of the desk's own times and not a free one. */
  readonly isOwnTime: boolean;
  /** What would be booked is not known yet. */
  readonly isLooking: boolean;
  /** The free times are being read. */
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

interface BookOptions {
  readonly visitCreate: WriteOf<{ data: DeskVisit }, { data: DeskVisitCreateRequest }>;
  /** What the form opens with. */
  readonly start: BookValues;
  /** By what name it is kept where a 401 takes it away: one for each place that opens it. */
  readonly draft: string;
  /** What is said of a booking, wherever the person is by then. */
  readonly noticeOf: (visit: DeskVisit) => Omit<Notice, 'kind'>;
  readonly onClose: () => void;
  /** The values under which the same would be sent again. */
  readonly valuesOf: (asked: DeskVisitCreateRequest) => Partial<BookValues>;
  /** What follows from `wanted` and `lost`, as it is when the form is sent. */
  readonly choiceNow: () => BookChoice;
}

/** Books for somebody. The cabinet makes its choice of `wanted` and draws `BookForm` with it. */
export function useBook({ visitCreate, start, draft, noticeOf, onClose, valuesOf, choiceNow }: BookOptions) {
  const create = useWriteOf(visitCreate, {
    done: ({ data }) => noticeOf(data),
    onDone: onClose,
    // After a lost answer the time may be taken by this very booking: it stays chosen.
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
     * What was chosen. What was sent stays chosen until another is: it may have been booked although
     * the answer failed, and what is free by then must not lead the next press to another time.
     */
    wanted:
      asked === undefined || isLost
        ? values
        : { ...values, ...valuesOf(asked), date: dayOf(asked.starts_at), agreed_to: asked.starts_at },
    /** The time that was just given to somebody else: a person chooses another one. */
    lost: isLost ? asked?.starts_at : undefined,
    /** Whatever is chosen anew, what was said of the last choice is over. */
    choose: (): void => {
      form.setFieldValue('agreed_to', '');
      frame.notes.forgetAll();
      if (!create.isSending) create.forget();
    },
  };
}

export type Booking = ReturnType<typeof useBook>;

/** Said on the phone in one line. */
function addressOf(street: string) {
  return { street, flat: null, entrance: null, floor: null, intercom: null, note: null };
}
