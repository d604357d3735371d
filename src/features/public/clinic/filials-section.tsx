import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useClinicContacts, useClinicFilials } from '#generated/api/public-clinics/public-clinics.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { Contact } from '#generated/models/contact.ts';
import type { Filial } from '#generated/models/filial.ts';
import { ContactList } from '@/domain/place/contact-list';
import { OpeningLine } from '@/domain/place/opening';
import { PlacePhoto, PlaceRow } from '@/domain/place/place-row';
import { WeekHours } from '@/domain/place/week-hours';
import { appointmentPhrase } from '@/domain/service/offer-text';
import { doctorsCount, filialsCount } from '@/shared/format/counts';
import { dayMonth } from '@/shared/format/date';
import { wholeNumber } from '@/shared/format/number';
import { SectionCard } from '@/shared/section/section-card';
import { SectionError, SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import { CLINIC_SECTIONS } from './clinic-sections';

/**
 * From this number of filials on, a phone shows only the first filial until the user presses
 * «Показать все», because one filial takes half of the screen.
 */
const MANY = 3;

/**
 * The clinic's filials with place, hours and contacts. If the contacts can't be loaded, the phone
 * number of each filial is still shown.
 */
export function FilialsSection({ clinic }: { clinic: ClinicFull }) {
  const filials = useClinicFilials(clinic.slug, shownBySection);
  const contacts = useClinicContacts(clinic.slug, shownBySection);
  const given = contacts.data?.data ?? [];
  const [all, setAll] = useState(false);
  const common = given.filter(({ filial_id }) => filial_id === null);

  return (
    <SectionCard id="filials" heading={CLINIC_SECTIONS.filials.heading} count={wholeNumber(clinic.filials_count)}>
      <SectionQuery query={filials} skeleton={<RowsSkeleton rows={2} />}>
        {({ data }) => (
          <>
            <ul className="-my-5 divide-y divide-line phone:-my-4">
              {data.map((filial, index) => (
                <FilialRow
                  key={filial.id}
                  filial={filial}
                  known={clinic.parameters.map(({ id }) => id)}
                  withCity={new Set(data.map(({ city }) => city)).size > 1}
                  contacts={given.filter(({ filial_id }) => filial_id === filial.id)}
                  foldedOnPhone={!all && data.length >= MANY && index > 0}
                />
              ))}
            </ul>
            {data.length >= MANY && (
              <Button wide className="mt-4 desktop:hidden" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? 'Свернуть' : `Показать все ${filialsCount(data.length)}`}
              </Button>
            )}
          </>
        )}
      </SectionQuery>
      {filials.data && contacts.isError && (
        <div className="mt-5 phone:mt-4">
          <SectionError error={contacts.error} busy={contacts.isFetching} onRetry={() => void contacts.refetch()} />
        </div>
      )}
      {common.length > 0 && (
        <ContactList contacts={common} className="mt-5 border-t border-line pt-5 phone:mt-4 phone:pt-4" />
      )}
    </SectionCard>
  );
}

interface FilialRowProps {
  filial: Filial;
  /**
   * Ids of the parameters that the whole clinic has. They are shown above and not repeated for each
   * filial.
   */
  known: readonly number[];
  /** Whether the city is shown, because the filials are in different cities. */
  withCity: boolean;
  contacts: readonly Contact[];
  foldedOnPhone: boolean;
}

function FilialRow({ filial, known, withCity, contacts, foldedOnPhone }: FilialRowProps) {
  const today = useToday();
  const [photo = filial.photo] = filial.photos ?? [];
  const [closed] = filial.closed_days ?? [];
  const others = contacts.filter(({ kind, value }) => kind !== 'phone' || value !== filial.phone);
  return (
    <PlaceRow
      place={filial}
      phone={filial.phone}
      withCity={withCity}
      foldedOnPhone={foldedOnPhone}
      picture={<PlacePhoto photo={photo} className="w-40 shrink-0 rounded-note phone:hidden" />}
    >
      <p className="text-small">
        <OpeningLine hours={filial.hours} />
      </p>
      <WeekHours hours={filial.hours} className="mt-1" />
      {closed && (
        <p className="mt-1 text-small text-ink-2">
          {dayMonth(closed.date)} закрыто: {closed.reason}
        </p>
      )}
      {filial.description && <p className="mt-2 text-small wrap-anywhere text-ink-2">{filial.description}</p>}
      <PlaceFacts filial={filial} known={known} />
      {filial.sampling && (
        <p className="mt-2 text-small text-ink-2">
          Анализы.{' '}
          {appointmentPhrase(filial.sampling.appointment, 'analysis', filial.sampling.hours, {
            startsAt: filial.sampling.nearest_starts_at,
            today,
          })}
        </p>
      )}
      {filial.doctors_count > 0 && (
        <p className="mt-1 text-small">
          <Link
            from="/clinic/$slug/"
            to="."
            search={({ page: _page, ...before }) => ({ ...before, filial: filial.id })}
            hash="doctors"
            activeOptions={{ includeHash: true }}
            className="link"
          >
            {doctorsCount(filial.doctors_count)}
            <span className="sr-only">, {filial.title}</span>
          </Link>
        </p>
      )}
      <ContactList contacts={others} className="mt-2" />
    </PlaceRow>
  );
}

/** Parameters that this filial has but the clinic as a whole doesn't: «Парковка», «Пандус». */
function PlaceFacts({ filial, known }: Pick<FilialRowProps, 'filial' | 'known'>) {
  const own = (filial.parameters ?? []).filter(({ id }) => !known.includes(id));
  if (own.length === 0) return null;
  return (
    <ul aria-label={`Удобства: ${filial.title}`} className="mt-2 flex flex-wrap gap-1.5">
      {own.map(({ id, title }) => (
        <li key={id}>
          <Badge>
            <span className="wrap-anywhere">{title}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
