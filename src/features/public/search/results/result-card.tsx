import type { SearchItem } from '#generated/models/search-item.ts';
import { ClinicCard } from '@/domain/clinic/clinic-card';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import { ServiceCard } from '@/domain/service/service-card';
import type { SearchParams } from '@/features/public/search/address/search-params';

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
