import { useStore } from '@tanstack/react-form';
import type { DeskVisitCreateRequest } from '#generated/models/desk-visit-create-request.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { isProblem } from '@/shared/api/problem';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dayOf } from '@/shared/format/date';
import type { Notice } from '@/shared/notify';
import { useWriteOf, type WriteOf } from '@/shared/write/use-write-of';
import { bookSchema, type BookValues } from './book-schema';

/** Service, doctor, filial and time of a booking. They are derived from the form values. */
export interface BookChoice {
  readonly offer:
    | {
        /** Id of the doctor. It is set only in the clinic's cabinet. */
        readonly doctor_id?: number;
        readonly filial_id: number;
        readonly service_id: number;
        /** Ids of several analyses; absent for a single service. */
        readonly service_ids?: number[];
        readonly format: VisitFormat;
        /** The payer; undefined if none is chosen or the payers are unknown. */
        readonly funding: Funding | undefined;
      }
    | undefined;
  /** The time to book; undefined if the user has to choose it. */
  readonly startsAt: string | undefined;
  /** Free times of the day. */
  readonly free: readonly string[];
  /** Whether the time was typed instead of chosen from the free times. */
  readonly isOwnTime: boolean;
  /** Whether the service or the time is still loading. */
  readonly isLooking: boolean;
  /** Whether free times are loading. */
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

interface BookOptions {
  readonly visitCreate: WriteOf<{ data: DeskVisit }, { data: DeskVisitCreateRequest }>;
  readonly start: BookValues;
  /**
   * Draft key, different for each place that opens the form. After a 401 the same place restores
   * the values.
   */
  readonly draft: string;
  /** Toast after a booking. The toast is shown even if the user has opened another page. */
  readonly noticeOf: (visit: DeskVisit) => Omit<Notice, 'kind'>;
  readonly onClose: () => void;
  /** Returns the form values that lead to the given request. */
  readonly valuesOf: (asked: DeskVisitCreateRequest) => Partial<BookValues>;
  /** The current choice, derived from `wanted` and `lost`. It is called when the form is sent. */
  readonly choiceNow: () => BookChoice;
}

/** Books a visit. The cabinet derives its choice from `wanted` and renders `BookForm`. */
export function useBook({ visitCreate, start, draft, noticeOf, onClose, valuesOf, choiceNow }: BookOptions) {
  const create = useWriteOf(visitCreate, {
    done: ({ data }) => noticeOf(data),
    onDone: onClose,
    // If the answer was lost, the server may have booked this very time. So free times are
    // refetched only after a 409.
    onFailed: (problem) => isTaken(problem) && choiceNow().readAgain(),
  });
  const { form, frame } = useSchemaForm({
    schema: bookSchema,
    defaultValues: start,
    draft: { name: draft, omit: ['now_at', 'agreed_to'], reopens: true },
    submit: ({ who, source, comment, now_at, agreed_to, home_address: { street } }) => {
      const { offer, startsAt } = choiceNow();
      const { format, funding, ...place } = offer ?? NOTHING;
      return create.ask({
        data: {
          ...who,
          ...place,
          ...(funding && { funding }),
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
  const isLost = isTaken(create.error);
  return {
    create,
    form,
    frame,
    values,
    /**
     * The form values from which the choice is derived. After a request they stay the same until
     * the user changes a field: a failed request may have booked the visit, so a retry must send
     * the same time.
     */
    wanted:
      asked === undefined || isLost
        ? values
        : {
            ...values,
            ...valuesOf(asked),
            funding: asked.funding ?? '',
            date: dayOf(asked.starts_at),
            agreed_to: asked.starts_at,
          },
    /**
     * The requested time if another person took it meanwhile. The user then has to choose another
     * time.
     */
    lost: isLost ? asked?.starts_at : undefined,
    /**
     * Must be called on every change of a field. It clears the error and the warning of the last
     * request.
     */
    choose: (): void => {
      form.setFieldValue('agreed_to', '');
      frame.notes.forgetAll();
      if (!create.isSending) create.forget();
    },
  };
}

export type Booking = ReturnType<typeof useBook>;

/** Whether the time is no longer free. A 409 about the analyses leaves the time free. */
function isTaken(error: unknown): boolean {
  return isProblem(error, 409) && !('service_ids' in error.errors);
}

const NOTHING = { filial_id: 0, service_id: 0, format: undefined, funding: undefined };

/** An address dictated by phone has only one line. */
function addressOf(street: string) {
  return { street, flat: null, entrance: null, floor: null, intercom: null, note: null };
}
