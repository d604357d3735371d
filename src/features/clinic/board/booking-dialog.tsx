import { getClinicVisitCreateMutationOptions } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { clinicPeople } from '@/features/clinic-desk/clinic-people';
import { BookForm } from '@/features/desk/book/book-form';
import { useBook } from '@/features/desk/book/use-book';
import { dateTime } from '@/shared/format/time';
import type { Notice } from '@/shared/notify';
import { BookingFields } from './board-booking-fields';
import { type BookingStart, type Place, startValues, useBookingChoice } from './use-booking-choice';
import { SAMPLES } from './use-samples';

interface BookingDialogProps {
  readonly home: Place;
  readonly start: BookingStart;
  readonly draft: string;
  readonly onClose: () => void;
  readonly noticeOf: (visit: DeskVisit) => Omit<Notice, 'kind'>;
}

/**
 * Books a visit for a caller. Service and time are already chosen, so the receptionist only enters
 * the person and presses Enter.
 */
export function BookingDialog({ home, start, draft, onClose, noticeOf }: BookingDialogProps) {
  const booking = useBook({
    visitCreate: getClinicVisitCreateMutationOptions,
    start: startValues(start),
    draft,
    noticeOf,
    onClose,
    valuesOf: ({ filial_id, doctor_id, service_id, service_ids }) => ({
      filial_id: String(filial_id),
      doctor_id: doctor_id === undefined ? SAMPLES : String(doctor_id),
      offer: String(service_id),
      service_ids: service_ids ?? [service_id],
    }),
    choiceNow: () => choice,
  });
  const choice = useBookingChoice(home, start.date, booking.wanted, booking.lost);
  const { place, startsAt } = choice;
  return (
    <BookForm
      booking={booking}
      choice={choice}
      people={clinicPeople}
      size="wide"
      title={startsAt === undefined ? 'Новая запись' : `Запись на\u00A0${dateTime(startsAt)}`}
      place={place.filialTitle}
      onClose={onClose}
    >
      <BookingFields choice={choice} from={start.date} onChange={booking.choose} />
    </BookForm>
  );
}
