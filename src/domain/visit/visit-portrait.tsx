import { Avatar, type AvatarSize } from '@/shared/ui/avatar';
import type { VisitHost } from './visit-with';

interface VisitPortraitProps {
  visit: VisitHost;
  size: AvatarSize;
}

/** The doctor's face, or the mark of the clinic that receives without one. */
export function VisitPortrait({ visit: { doctor, filial }, size }: VisitPortraitProps) {
  if (doctor === null) {
    return <Avatar id={filial.id} name={filial.title} src={filial.logo} size={size} shape="square" />;
  }
  return <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={size} />;
}
