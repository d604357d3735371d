import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconSoupOff from '@tabler/icons-react/dist/esm/icons/IconSoupOff.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClinicCard } from '#generated/models/clinic-card.ts';
import type { ClinicOffer as Offer } from '#generated/models/clinic-offer.ts';
import { appointmentPhrase, readyPhrase } from '@/domain/service/offer-words';
import { priceRange } from '@/domain/service/service-price';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';
import { askedSearch } from './asked-search';

interface ClinicOfferProps {
  clinic: Pick<ClinicCard, 'slug' | 'title' | 'filial'>;
  offer: Offer;
}

/** The one service that was asked for, as this filial gives it: how much, when it is done, when its result is ready. */
export function ClinicOffer({ clinic, offer }: ClinicOfferProps) {
  const ready = readyPhrase(offer.ready_in_workdays);
  const byDoctor = offer.appointment === 'doctor';
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 text-small wrap-anywhere text-ink-2">{typeset(offer.title)}</span>
        <strong className="text-title font-semibold whitespace-nowrap">
          {priceRange(offer.price_from, offer.price_to)}
        </strong>
      </p>
      <ul className="flex flex-col gap-1.5 text-small">
        <Line glyph={IconCalendarEvent}>
          {appointmentPhrase(offer.appointment, offer.kind, offer.hours, offer.nearest_starts_at)}
        </Line>
        {ready !== '' && <Line glyph={IconClipboardCheck}>{ready}</Line>}
        {offer.fasting && <Line glyph={IconSoupOff}>Натощак</Line>}
      </ul>
      {offer.appointment === 'filial' && (
        <ButtonLink
          variant="primary"
          wide
          to="/clinic/$slug/sampling"
          params={{ slug: clinic.slug }}
          search={{ service: offer.service_id, filial: clinic.filial.id }}
        >
          Выбрать время<span className="sr-only">, {clinic.title}</span>
        </ButtonLink>
      )}
      <p className="text-small">
        <Link
          to="/clinic/$slug"
          params={{ slug: clinic.slug }}
          search={askedSearch({ filial: clinic.filial, offer })}
          hash={byDoctor ? 'doctors' : 'services'}
          className="link font-medium phone:inline-block phone:py-0.5"
        >
          {byDoctor ? 'Врачи и\u00A0свободное время' : 'Подготовка и\u00A0другие цены'}
          <span className="sr-only">, {clinic.title}</span>
        </Link>
      </p>
    </div>
  );
}

function Line({ glyph, children }: { glyph: typeof IconCalendarEvent; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon glyph={glyph} size={18} className="mt-px text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
