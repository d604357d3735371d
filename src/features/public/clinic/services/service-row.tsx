import { Link } from '@tanstack/react-router';
import type { ClinicService } from '#generated/models/clinic-service.ts';
import { appointmentPhrase, priceRange, readyPhrase } from '@/domain/service/offer-text';
import { Preparation } from '@/domain/service/preparation';
import { doctorsCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';

interface ServiceRowProps {
  row: ClinicService;
  /** Folded away on a phone until somebody asks for all. */
  foldedOnPhone?: boolean;
}

/** A service of the clinic: what, how much, who does it or how one comes to it, when its result is ready. */
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
        {doctors > 0 && (
          <Link
            from="/clinic/$slug/"
            to="."
            search={({ filial }) => ({ filial, does: service.slug })}
            hash="doctors"
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

/** «Натощак · Результат через 1 рабочий день». How analyses are given stands over all of them. */
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
