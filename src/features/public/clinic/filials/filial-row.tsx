import { Link } from '@tanstack/react-router';
import type { Contact } from '#generated/models/contact.ts';
import type { Filial } from '#generated/models/filial.ts';
import { ContactList } from '@/domain/place/contact-list';
import { OpeningLine } from '@/domain/place/opening';
import { PlacePhoto, PlaceRow } from '@/domain/place/place-row';
import { WeekHours } from '@/domain/place/week-hours';
import { appointmentPhrase } from '@/domain/service/offer-text';
import { doctorsCount } from '@/shared/format/counts';

interface FilialRowProps {
  filial: Filial;
  /** The filials lie in different cities. */
  withCity: boolean;
  contacts: readonly Contact[];
  foldedOnPhone: boolean;
}

/** A filial: where, whether it is open, who receives there, how to call. */
export function FilialRow({ filial, withCity, contacts, foldedOnPhone }: FilialRowProps) {
  const others = contacts.filter(({ kind, value }) => kind !== 'phone' || value !== filial.phone);
  return (
    <PlaceRow
      place={filial}
      phone={filial.phone}
      withCity={withCity}
      foldedOnPhone={foldedOnPhone}
      picture={<PlacePhoto photo={filial.photo} className="w-40 shrink-0 rounded-note phone:hidden" />}
    >
      <p className="text-small">
        <OpeningLine hours={filial.hours} />
      </p>
      <WeekHours hours={filial.hours} className="mt-1" />
      {filial.sampling && (
        <p className="mt-2 text-small text-ink-2">
          Анализы.{' '}
          {appointmentPhrase(
            filial.sampling.appointment,
            'analysis',
            filial.sampling.hours,
            filial.sampling.nearest_starts_at,
          )}
        </p>
      )}
      {filial.doctors_count > 0 && (
        <p className="mt-1 text-small">
          <Link to="." search={{ filial: filial.id }} hash="doctors" className="link">
            {doctorsCount(filial.doctors_count)}
            <span className="sr-only">, {filial.title}</span>
          </Link>
        </p>
      )}
      <ContactList contacts={others} className="mt-2" />
    </PlaceRow>
  );
}
