import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { bookPhrase } from '@/domain/slot/slot-text';
import { useBookingLink } from '@/domain/slot/use-booking-link';
import { ButtonLink } from '@/shared/ui/button';
import type { Offer } from './booking-choice';

const route = getRouteApi('/doctor/$slug/');

interface BookLinkProps {
  offer: Offer;
  startsAt: string;
  children?: ReactNode;
}

/** Goes on to «Проверьте запись» with what was chosen; the button repeats it. */
export function BookLink({ offer, startsAt, children = bookPhrase(startsAt) }: BookLinkProps) {
  const { slug } = route.useParams();
  const bookingLink = useBookingLink();
  return (
    <ButtonLink
      {...bookingLink({
        doctor: slug,
        filial: offer.clinic.id,
        service: offer.chosen.service.id,
        starts_at: startsAt,
      })}
      variant="primary"
      size="large"
      wide
    >
      {children}
    </ButtonLink>
  );
}
