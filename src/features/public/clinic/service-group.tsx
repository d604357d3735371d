import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ClinicService } from '#generated/models/clinic-service.ts';
import type { Filial } from '#generated/models/filial.ts';
import { AddToAnalyses } from '@/domain/service/add-to-analyses';
import { appointmentPhrase, priceRange, readyPhrase } from '@/domain/service/offer-text';
import { Preparation } from '@/domain/service/preparation';
import { payMeans } from '@/domain/visit/payment-text';
import { doctorsCount } from '@/shared/format/counts';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { useToday } from '@/shared/use-now';

/** Number of services of one kind that are shown before the user presses «Показать все». */
const SHOWN = 4;
const SHOWN_ON_PHONE = 2;

interface ServiceGroupProps {
  title: string;
  services: readonly ClinicService[];
  /** Whether all services are shown, because they are the results of a search in the list. */
  unfolded: boolean;
  /** Note below the heading that applies to all services of the group. */
  note: ReactNode;
}

export function ServiceGroup({ title, services, unfolded, note }: ServiceGroupProps) {
  const [open, setOpen] = useState(false);
  const more = !unfolded && services.length > SHOWN + 1;
  const shown = more && !open ? services.slice(0, SHOWN) : services;

  return (
    <div>
      <h3 className="border-b border-line pb-2 text-small text-ink-3">
        {title} <span className="tabular">{wholeNumber(services.length)}</span>
      </h3>
      {note}
      <ul className="divide-y divide-line">
        {shown.map((row, index) => (
          <ServiceRow key={row.service.id} row={row} foldedOnPhone={more && !open && index >= SHOWN_ON_PHONE} />
        ))}
      </ul>
      {more && (
        <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)} className="-ml-2">
          {open ? 'Свернуть' : `Показать все ${wholeNumber(services.length)}`}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </div>
  );
}

interface ServiceRowProps {
  row: ClinicService;
  /** Whether phones hide the row until the user shows all rows. */
  foldedOnPhone?: boolean;
}

/**
 * A service of the clinic: its price, its doctors, how to book it, and when the result is ready.
 */
export function ServiceRow({ row, foldedOnPhone = false }: ServiceRowProps) {
  const { service, price_from: from, price_to: to, doctors_count: doctors } = row;
  const facts = factsOf(row);
  return (
    <li
      className={cx('flex items-baseline justify-between gap-x-6 py-3 phone:gap-x-4', foldedOnPhone && 'phone:hidden')}
    >
      <div className="min-w-0 flex-1 wrap-break-word">
        <p>{typeset(service.title)}</p>
        {facts !== '' && <p className="text-small text-ink-2">{facts}</p>}
        {row.appointment === 'filial' && (
          <Link
            from="/clinic/$slug/"
            to="/clinic/$slug/sampling"
            search={({ filial }) => ({ filial, service: service.id })}
            className="link text-small font-medium phone:inline-block phone:py-0.5"
          >
            Выбрать время
            <span className="sr-only">: {service.title}</span>
          </Link>
        )}
        {service.kind === 'analysis' && <AddToAnalyses service={service} className="-ml-2 flex w-max" />}
        {doctors > 0 && (
          <Link
            from="/clinic/$slug/"
            to="."
            search={({ page: _page, ...before }) => ({ ...before, does: service.slug })}
            hash="doctors"
            activeOptions={{ includeHash: true }}
            className="link text-small"
          >
            {doctorsCount(doctors)}
            <span className="sr-only">: {service.title}</span>
          </Link>
        )}
        {service.kind !== 'consultation' && service.preparation !== undefined && service.preparation.length > 0 && (
          <Preparation sentences={service.preparation} of={service.title} className="mt-1" />
        )}
      </div>
      <p className="shrink-0 text-right font-semibold">{priceRange(from, to)}</p>
    </li>
  );
}

/**
 * Short facts about a service: «Натощак · Результат через 1 рабочий день». They don't say how
 * samples are taken, because `SamplingNote` above the analyses says it.
 */
function factsOf({
  service,
  appointment,
  fasting,
  ready_in_workdays: ready,
  doctors_count: doctors,
}: ClinicService): string {
  if (service.kind === 'consultation') return '';
  const how = service.kind === 'analysis' || doctors > 0 ? '' : appointmentPhrase(appointment, service.kind, []);
  return [how, fasting && 'Натощак', readyPhrase(ready)].filter(Boolean).join(' · ');
}

/**
 * Hours in which samples are taken. If the filials have different hours, they are listed by filial.
 */
export function SamplingNote({ filials }: { filials: readonly Filial[] }) {
  const today = useToday();
  return (
    <PlaceNotes
      filials={filials}
      phraseOf={({ sampling }) =>
        sampling &&
        appointmentPhrase(sampling.appointment, 'analysis', sampling.hours, {
          startsAt: sampling.nearest_starts_at,
          today,
        })
      }
    />
  );
}

/** How visits are paid. */
export function PaymentNote({ filials }: { filials: readonly Filial[] }) {
  return (
    <PlaceNotes
      filials={filials}
      isOfAll
      phraseOf={(filial) => {
        const means = payMeans(filial);
        return means === '' ? null : `Оплата: ${means}`;
      }}
    />
  );
}

interface PlaceNotesProps {
  filials: readonly Filial[];
  /**
   * Whether a phrase without names is about all filials. If one filial has no phrase, the others
   * are then named.
   */
  isOfAll?: boolean;
  /** Returns the phrase for a filial; null if nothing is known about the filial. */
  phraseOf: (filial: Filial) => string | null;
}

/** A phrase about the services. If it differs between the filials, it is listed by filial. */
function PlaceNotes({ filials, isOfAll = false, phraseOf }: PlaceNotesProps) {
  const told = filials.flatMap((filial) => {
    const phrase = phraseOf(filial);
    return phrase === null ? [] : [{ id: filial.id, title: filial.title, phrase }];
  });
  const phrases = new Set(told.map(({ phrase }) => phrase));
  const [only] = phrases;
  if (only === undefined) return null;
  const isSame = phrases.size === 1 && (!isOfAll || told.length === filials.length);
  if (isSame) return <p className="mt-2 text-small text-ink-2">{only}</p>;
  return (
    <dl className="mt-2 flex flex-col gap-1 text-small text-ink-2">
      {told.map(({ id, title, phrase }) => (
        <div key={id}>
          <dt className="inline font-medium">{typeset(title)}. </dt>
          <dd className="inline">{phrase}</dd>
        </div>
      ))}
    </dl>
  );
}
