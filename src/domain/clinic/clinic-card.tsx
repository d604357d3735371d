import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ClinicCard as Clinic } from '#generated/models/clinic-card.ts';
import { directionsUrl } from '@/domain/place/directions-url';
import { OpeningLine } from '@/domain/place/opening';
import { PhoneButton } from '@/domain/place/phone-button';
import { ownName } from '@/domain/place/place-names';
import { othersPay } from '@/domain/service/funding-text';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { doctorsCount, filialsCount, reviewsCount } from '@/shared/format/counts';
import { distance } from '@/shared/format/distance';
import { priceFrom } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonAnchor } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Rating } from '@/shared/ui/rating';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Wanted } from '@/shared/url/wanted-search';
import { askedSearch, ClinicChoice, ClinicOffer } from './clinic-card-side';

interface ClinicCardProps {
  clinic: Clinic;
  /** Days and hours chosen in the search, for links to the clinic. */
  wanted?: Wanted | undefined;
}

/**
 * A clinic in a list. It shows type, place and contacts, and beside these the price of the searched
 * service. If no service is searched, the nearest slot and the doctors' specialisations are shown
 * instead of the price.
 */
export function ClinicCard({ clinic, wanted }: ClinicCardProps) {
  const titleId = useId();
  const { filial, offer } = clinic;
  const otherFilials = clinic.filials_count - 1;
  const others = othersPay(clinic.funding);

  return (
    <article aria-labelledby={titleId} className="@container rounded-card border border-line bg-white">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 p-6 @roomy:grid-cols-[auto_minmax(0,1fr)_auto] @roomy:grid-rows-[auto_1fr] @roomy:gap-x-5 phone:p-4">
        <Avatar
          id={clinic.id}
          name={ownName(clinic.title)}
          src={clinic.logo}
          size={96}
          shape="square"
          className="@max-roomy:size-16 @max-roomy:text-h3 @roomy:row-span-2"
        />
        <div className="relative min-w-0">
          <h2 id={titleId} translate="no" className="pr-9 text-h3">
            <Link
              to="/clinic/$slug"
              params={{ slug: clinic.slug }}
              search={{ ...askedSearch(clinic), ...wanted }}
              className="rounded-badge transition-colors hover:text-teal active:text-teal-press"
            >
              {typeset(clinic.title)}
            </Link>
          </h2>
          <p className="text-ink-2 @max-roomy:mt-0.5 @max-roomy:text-small">
            {[clinic.type, clinic.doctors_count > 0 && doctorsCount(clinic.doctors_count)].filter(Boolean).join(', ')}
          </p>
          <p className="mt-2">
            <Rating value={clinic.rating}>
              <Link to="/clinic/$slug/reviews" params={{ slug: clinic.slug }} className="link text-small">
                {reviewsCount(clinic.reviews_count)}
              </Link>
            </Rating>
          </p>
          <FavouriteButton clinic={clinic} className="absolute -top-2.5 -right-2.5 @roomy:-right-3" />
        </div>
        <div className="@max-roomy:col-span-full @max-roomy:mt-3 @roomy:col-start-2">
          <p className="flex gap-2 @roomy:mt-4">
            <Icon icon={IconMapPin} className="text-ink-2 @roomy:mt-0.5" />
            <span className="min-w-0 wrap-anywhere @max-roomy:text-small">
              {typeof clinic.distance_meters === 'number' && (
                <strong className="font-medium whitespace-nowrap">{distance(clinic.distance_meters)}, </strong>
              )}
              {typeset(filial.address)}
              {filial.district && <span className="text-ink-3">, {typeset(filial.district)}</span>}
              {otherFilials > 0 && (
                <span className="block text-small text-ink-3">и&nbsp;ещё {filialsCount(otherFilials)}</span>
              )}
            </span>
          </p>
          {offer === null && (others !== '' || clinic.price_from !== null) && (
            <p className="mt-3">
              <span className="text-small text-ink-3">Приём </span>
              <strong translate="no" className="font-semibold @roomy:text-title">
                {[clinic.price_from !== null && priceFrom(clinic.price_from), others].filter(Boolean).join(' или ')}
              </strong>
            </p>
          )}
        </div>
        <div className="flex flex-col items-start gap-3 self-stretch border-line @max-roomy:col-span-full @max-roomy:mt-3 @max-roomy:border-t @max-roomy:pt-3 @roomy:col-start-3 @roomy:row-span-2 @roomy:row-start-1 @roomy:w-98 @roomy:border-l @roomy:pl-6">
          {offer !== null && <ClinicOffer clinic={clinic} offer={offer} wanted={wanted} />}
          {/* A filial may take samples only until eleven, so «открыто до 20:00» could mislead a
              patient who comes for an analysis. */}
          {clinic.hours.length > 0 && offer?.appointment !== 'none' && offer?.appointment !== 'filial' && (
            <p className="flex items-center gap-2 @max-roomy:text-small">
              <Icon icon={IconClock} className="text-ink-2" />
              <OpeningLine hours={clinic.hours} />
            </p>
          )}
          {offer === null && <ClinicChoice clinic={clinic} wanted={wanted} />}
          <div className="mt-auto flex flex-wrap gap-2 @max-roomy:w-full">
            <PhoneButton phone={filial.phone} whose={clinic.title} className="@max-roomy:grow phone:px-3" />
            <ButtonAnchor variant="quiet" href={directionsUrl(filial)} target="_blank" rel="noreferrer">
              Маршрут
              <span className="sr-only">, {clinic.title}, в&nbsp;новой вкладке</span>
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </article>
  );
}

export function ClinicCardSkeleton() {
  return (
    <div className="@container rounded-card border border-line bg-white">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 p-6 @roomy:grid-cols-[auto_minmax(0,1fr)_auto] @roomy:gap-x-5 phone:p-4">
        <Skeleton className="size-16 @roomy:size-24" />
        <div>
          <Skeleton className="mt-1 h-5 w-8/12 max-w-80" />
          <Skeleton className="mt-2.5 h-3.5 w-9/12 max-w-70" />
          <Skeleton className="mt-3.5 h-4 w-5/12 max-w-40" />
          <Skeleton className="mt-8 h-3.5 w-9/12 max-w-80" />
          <Skeleton className="mt-3 h-3.5 w-5/12 max-w-40" />
          <Skeleton className="mt-4 h-4.5 w-5/12 max-w-40" />
        </div>
        <div className="border-line @max-roomy:col-span-full @max-roomy:mt-4 @max-roomy:border-t @max-roomy:pt-4 @roomy:w-98 @roomy:border-l @roomy:pl-6">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-5 w-60 max-w-full" />
          <Skeleton className="mt-3 h-4 w-72 max-w-full" />
          <Skeleton className="mt-6 h-11 w-50 @max-roomy:w-full" />
        </div>
      </div>
    </div>
  );
}
