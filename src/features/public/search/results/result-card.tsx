import type { SearchItem } from '@generated/models/search-item';
import { lazy } from 'react';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import type { SearchParams } from '@/features/public/search/address/search-params';

// Most searches are for doctors: the other cards come when somebody looks for what they show.
const ClinicCard = lazy(async () => ({ default: (await import('@/domain/clinic/clinic-card')).ClinicCard }));
const ServiceCard = lazy(async () => ({ default: (await import('@/domain/service/service-card')).ServiceCard }));

interface ResultCardProps {
  item: SearchItem;
  /** The city that the list is about goes along to where a service leads. */
  city: SearchParams['city'];
  /** A service was searched for: the doctors' cards name it. */
  titled: boolean;
  compared: boolean;
  onCompare: (slug: string) => void;
}

/** A result of whatever kind. */
export function ResultCard({ item, city, titled, compared, onCompare }: ResultCardProps) {
  if (item.kind === 'doctor') {
    return <DoctorCard doctor={item} titled={titled} compared={compared} onCompare={() => onCompare(item.slug)} />;
  }
  if (item.kind === 'clinic') return <ClinicCard clinic={item} />;
  if (item.kind === 'service') return <ServiceCard service={item} city={city} />;
  // A kind that the provider learned later is passed over.
  return null;
}
