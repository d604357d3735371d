import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconSoupOff from '@tabler/icons-react/dist/esm/icons/IconSoupOff.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClinicSampling } from '#generated/models/clinic-sampling.ts';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { directionsUrl } from '@/domain/place/directions-url';
import { analysesBasket } from '@/domain/service/analyses-basket';
import { readyPhrase } from '@/domain/service/offer-text';
import { ServicePrices } from '@/domain/service/service-prices';
import { useBookingLink } from '@/domain/slot/booking-link';
import { bookPhrase, cancelPhrase, nearPhrase } from '@/domain/slot/slot-text';
import { onSpotNote } from '@/domain/visit/payment-text';
import { preparationSteps } from '@/domain/visit/visit-text';
import { upperFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Icon, type IconComponent } from '@/shared/ui/icon';
import { Price } from '@/shared/ui/price-tag';
import { useNow, useToday } from '@/shared/use-now';
import { isBookable } from './use-sampling';

interface ChosenSampling {
  service: ClinicSampling['service'];
  place: SamplingPlace;
  /** The chosen time; undefined if no time can be chosen. */
  startsAt: string | undefined;
}

interface SamplingSummaryProps extends ChosenSampling {
  fasting: boolean;
  /** Why these analyses can't be taken at one visit; undefined if they can. */
  clash: string | undefined;
}

/** Price, time of the result, preparation, and the link to the booking. */
export function SamplingSummary({ service, fasting, place, startsAt, clash }: SamplingSummaryProps) {
  const moment = useNow();
  const toMind = preparationSteps({ doctor: null, preparation: service.preparation ?? [] });
  const ready = readyPhrase(place.ready_in_workdays, place.services !== undefined);
  return (
    <Card className="flex flex-col gap-5 wide:sticky wide:top-24">
      {place.services !== undefined && <ServicePrices services={place.services} />}
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-2">{place.services === undefined ? 'Цена' : 'Всего'}</span>
        <strong className="text-h3">
          <Price of={place.price} />
        </strong>
      </p>
      <ul className="flex flex-col gap-3">
        <Fact icon={IconMapPin}>
          {typeset(place.title)}
          <span className="block text-small text-ink-3">
            {typeset([place.city, place.address, place.directions].filter(Boolean).join(', '))}
          </span>
        </Fact>
        {ready !== '' && <Fact icon={IconClipboardCheck}>{ready}</Fact>}
        {fasting && <Fact icon={IconSoupOff}>Натощак</Fact>}
      </ul>
      <div className="rounded-note bg-canvas p-4 text-small">
        <h2 className="font-medium">Как подготовиться</h2>
        <ul className="mt-2 flex flex-col gap-1.5 wrap-anywhere">
          {toMind.map((line) => (
            <li key={line}>{typeset(line)}</li>
          ))}
        </ul>
      </div>
      {clash !== undefined && (
        <Callout tone="amber" icon={IconInfoCircle}>
          {clash}.
        </Callout>
      )}
      <OtherAnalyses service={service} together={place.services} />
      {clash === undefined && (
        <div className="phone:hidden">
          <NextStep service={service} place={place} startsAt={startsAt} />
        </div>
      )}
      {clash === undefined && startsAt !== undefined && (
        <p className="text-small text-ink-3">
          {upperFirst(onSpotNote('clinic', place))}. {cancelPhrase(startsAt, place.cancel_ahead_hours, moment)}
        </p>
      )}
    </Card>
  );
}

interface OtherAnalysesProps {
  service: ClinicSampling['service'];
  /** All analyses of the visit, if there are several. */
  together: SamplingPlace['services'];
}

/** Link to add more analyses to the same visit. */
function OtherAnalyses({ service, together }: OtherAnalysesProps) {
  if (together !== undefined) {
    return (
      <Link
        to="/analyses"
        search={{ analyses: together.map(({ service_id }) => service_id) }}
        className="link text-small"
      >
        Изменить список или&nbsp;клинику
      </Link>
    );
  }
  const keep = () => {
    if (!analysesBasket.get().includes(service.id)) analysesBasket.toggle(service.id);
  };
  return (
    <Link to="/search" search={{ category: 'analysis' }} onClick={keep} className="link text-small">
      Сдать вместе с&nbsp;другими анализами
    </Link>
  );
}

/** Bar with the price and the link, at the bottom of the screen on phones. */
export function SamplingBar({ service, place, startsAt }: ChosenSampling) {
  const today = useToday();
  return (
    <BottomBar>
      <p className="mb-2 flex justify-between gap-4 text-small text-ink-2">
        {startsAt === undefined ? 'Цена' : nearPhrase(startsAt, today)}
        <strong className="font-medium text-ink">
          <Price of={place.price} />
        </strong>
      </p>
      <NextStep service={service} place={place} startsAt={startsAt} short />
    </BottomBar>
  );
}

interface NextStepProps extends ChosenSampling {
  /** Whether the button doesn't contain the time, because the time is shown right above. */
  short?: boolean;
}

/**
 * Link to the booking. If the filial takes samples without an appointment, the link leads to
 * directions.
 */
function NextStep({ service, place, startsAt, short = false }: NextStepProps) {
  const bookingLink = useBookingLink();
  if (!isBookable(place) || startsAt === undefined) {
    return (
      <ButtonAnchor href={directionsUrl(place)} target="_blank" rel="noreferrer" size="large" wide>
        Как добраться<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
      </ButtonAnchor>
    );
  }
  return (
    <ButtonLink
      {...bookingLink({
        clinic: place.clinic_slug,
        filial: place.id,
        service: service.id,
        analyses: place.services?.map(({ service_id }) => service_id),
        starts_at: startsAt,
      })}
      variant="primary"
      size="large"
      wide
    >
      {short ? 'Записаться' : bookPhrase(startsAt)}
    </ButtonLink>
  );
}

function Fact({ icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon icon={icon} className="mt-0.5 text-ink-2" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
