import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconSoupOff from '@tabler/icons-react/dist/esm/icons/IconSoupOff.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClinicCard } from '#generated/models/clinic-card.ts';
import type { ClinicOffer as Offer } from '#generated/models/clinic-offer.ts';
import { othersPay } from '@/domain/service/funding-text';
import { appointmentPhrase, priceRange, readyPhrase } from '@/domain/service/offer-text';
import { nearPhrase } from '@/domain/slot/slot-text';
import { lowerFirst, upperFirst } from '@/shared/format/letter-case';
import { counted } from '@/shared/format/plural';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { Wanted } from '@/shared/url/wanted-search';
import { useToday } from '@/shared/use-now';

interface ClinicOfferProps {
  clinic: Pick<ClinicCard, 'slug' | 'title' | 'filial'>;
  offer: Offer;
  wanted: Wanted | undefined;
}

/** The searched service in this filial: price, how to book, when the result is ready. */
export function ClinicOffer({ clinic, offer, wanted }: ClinicOfferProps) {
  const today = useToday();
  const ready = readyPhrase(offer.ready_in_workdays);
  const byDoctor = offer.appointment === 'doctor';
  const others = othersPay(offer.funding);
  const isPaid = others === '' || offer.funding?.includes('paid') === true;
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 text-small wrap-anywhere text-ink-2">{typeset(offer.title)}</span>
        <strong translate="no" className="text-title font-semibold whitespace-nowrap">
          {isPaid ? priceRange(offer.price_from, offer.price_to) : upperFirst(others)}
        </strong>
      </p>
      {isPaid && others !== '' && <p className="text-small">Или {others}</p>}
      <ul className="flex flex-col gap-1.5 text-small">
        <Line icon={IconCalendarEvent}>
          {appointmentPhrase(offer.appointment, offer.kind, offer.hours, {
            startsAt: offer.nearest_starts_at,
            today,
          })}
        </Line>
        {ready !== '' && <Line icon={IconClipboardCheck}>{ready}</Line>}
        {offer.fasting && <Line icon={IconSoupOff}>Натощак</Line>}
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
          search={{ ...askedSearch({ filial: clinic.filial, offer }), ...wanted }}
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

function Line({ icon, children }: { icon: typeof IconCalendarEvent; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon icon={icon} size={18} className="mt-px text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** Number of specialisations that are shown by name. The others are only counted. */
const NAMED = 4;

interface ClinicChoiceProps {
  clinic: Pick<ClinicCard, 'slug' | 'title' | 'specialisations' | 'nearest_starts_at'>;
  wanted: Wanted | undefined;
}

/**
 * Facts that help to choose a clinic: the nearest free slot and the specialisations of its doctors.
 */
export function ClinicChoice({
  clinic: { slug, title, specialisations, nearest_starts_at: nearest },
  wanted,
}: ClinicChoiceProps) {
  const today = useToday();
  const others = specialisations.length - NAMED;
  const names = specialisations
    .slice(0, NAMED)
    .map(({ title: name }, index) => (index === 0 ? name : lowerFirst(name)));
  return (
    <>
      {nearest !== null && (
        <p className="flex gap-2 @max-roomy:text-small">
          <Icon icon={IconCalendarEvent} className="text-ink-2" />
          <span>
            Ближайшая запись:{' '}
            <Link
              to="/clinic/$slug"
              params={{ slug }}
              search={{ ...wanted }}
              hash="doctors"
              className="link font-medium"
            >
              {lowerFirst(nearPhrase(nearest, today))}
              <span className="sr-only">, врачи клиники {title}</span>
            </Link>
          </span>
        </p>
      )}
      {names.length > 0 && (
        <p className="flex gap-2 text-small text-ink-2">
          <Icon icon={IconStethoscope} className="text-ink-2" />
          <span className="min-w-0 wrap-anywhere">
            {names.join(', ')}
            {others > 0 &&
              ` и\u00A0ещё ${counted(others, { one: 'специализация', few: 'специализации', many: 'специализаций' })}`}
          </span>
        </p>
      )}
    </>
  );
}

interface AskedSearch {
  readonly filial?: number;
  readonly does?: string;
  readonly sought?: string;
}

/**
 * Search parameters of the link to a clinic. After a search for a service the clinic's page opens
 * with the found service and filial.
 */
export function askedSearch({ filial, offer }: Pick<ClinicCard, 'filial' | 'offer'>): AskedSearch {
  if (offer === null) return {};
  return { filial: filial.id, ...(offer.appointment === 'doctor' ? { does: offer.slug } : { sought: offer.slug }) };
}
