import type { BookedService } from '#generated/models/booked-service.ts';
import { typeset } from '@/shared/format/typography';
import { Price } from '@/shared/ui/price-tag';

/** List of analyses that are taken at one visit, with the price of each. */
export function ServicePrices({ services }: { services: readonly BookedService[] }) {
  return (
    <ul aria-label="Анализы" className="flex flex-col gap-1.5">
      {services.map(({ service_id, service_title, price }) => (
        <li key={service_id} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">{typeset(service_title)}</span>
          <Price of={price} />
        </li>
      ))}
    </ul>
  );
}
