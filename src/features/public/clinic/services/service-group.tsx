import type { ClinicService } from '@generated/models/clinic-service';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { priceRange } from '@/domain/service/service-price';
import { doctorsCount, servicesCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';

/** Rows that a kind of service shows before «Показать все». */
const SHOWN = 6;

interface ServiceGroupProps {
  title: string;
  services: readonly ClinicService[];
  cityId: number | undefined;
}

/** Services of one kind: what, how much, and who does it. */
export function ServiceGroup({ title, services, cityId }: ServiceGroupProps) {
  const [open, setOpen] = useState(false);
  const more = services.length > SHOWN + 1;
  const shown = more && !open ? services.slice(0, SHOWN) : services;

  return (
    <div>
      <h3 className="border-b border-line pb-2 text-small text-ink-3">{title}</h3>
      <ul className="divide-y divide-line">
        {shown.map(({ service, price_from: from, price_to: to, doctors_count: doctors }) => (
          <li key={service.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <div className="min-w-60 flex-1">
              <p>{typeset(service.title)}</p>
              {doctors > 0 && (
                <Link
                  to="/search"
                  search={{
                    category: 'doctors',
                    services: [service.slug],
                    ...(cityId !== undefined && { city: cityId }),
                  }}
                  className="link text-small"
                >
                  {doctorsCount(doctors)}
                  <span className="sr-only">: {service.title}</span>
                </Link>
              )}
            </div>
            <p className="font-semibold">{priceRange(from, to)}</p>
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)} className="-ml-2">
          {open ? 'Свернуть' : `Показать все: ${servicesCount(services.length)}`}
        </Button>
      )}
    </div>
  );
}
