import type { LinkProps } from '@tanstack/react-router';
import type { FilialBrief } from '#generated/models/filial-brief.ts';
import type { VisitDoctor } from '#generated/models/visit-doctor.ts';
import type { Visit } from '#generated/models/visit.ts';
import { shortName } from '@/shared/format/name';
import { Avatar, type AvatarSize } from '@/shared/ui/avatar';

interface VisitPortraitProps {
  visit: VisitHost;
  size: AvatarSize;
}

/** Photo of the doctor, or the clinic's logo for a visit without a doctor. */
export function VisitPortrait({ visit: { doctor, filial }, size }: VisitPortraitProps) {
  if (doctor === null) {
    return <Avatar id={filial.id} name={filial.title} src={filial.logo} size={size} shape="square" />;
  }
  return <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={size} />;
}

/** Who receives the patient: a doctor, or the filial that takes a sample. */
export interface VisitHost {
  readonly doctor: VisitDoctor | null;
  readonly filial: FilialBrief;
}

/** Title of a visit without a doctor. */
export const SAMPLING_TITLE = 'Сдача анализов';

/** Name of the doctor: «Айгуль Серикова». A visit without a doctor has a title instead. */
export function visitWith({ doctor }: Pick<VisitHost, 'doctor'>): string {
  return doctor === null ? SAMPLING_TITLE : shortName(doctor);
}

type Again = VisitHost & Pick<Visit, 'services'>;

/** Link to the slots of the same doctor or filial, to book the same service again. */
export function againLink(
  { doctor, filial, services }: Again,
  service: number,
): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const search = { filial: filial.id, service, analyses: services?.map(({ service_id }) => service_id) };
  return doctor === null
    ? { to: '/clinic/$slug/sampling', params: { slug: filial.clinic_slug }, search }
    : { to: '/doctor/$slug', params: { slug: doctor.slug }, search };
}
