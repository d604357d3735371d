import { type ReactNode, useState } from 'react';
import type { ClinicService } from '#generated/models/clinic-service.ts';
import { wholeNumber } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { ServiceRow } from './service-row';

/** Rows that a kind of service shows before «Показать все». */
const SHOWN = 4;
const SHOWN_ON_PHONE = 2;

interface ServiceGroupProps {
  title: string;
  services: readonly ClinicService[];
  /** All of them are what somebody looks for: none is folded away. */
  unfolded: boolean;
  /** Under the heading: what holds for all of them. */
  note: ReactNode;
}

/** Services of one kind. */
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
