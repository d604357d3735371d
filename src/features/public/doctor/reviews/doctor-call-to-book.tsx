import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { offerSearch, specialisationLine } from '@/domain/doctor/doctor-facts';
import { nearPhrase } from '@/domain/slot/slot-text';
import { lowerFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';

/** Beside the reviews: whom they are about, and the way to their time. */
export function DoctorCallToBook({ doctor }: { doctor: DoctorFull }) {
  const { nearest } = doctor;
  return (
    <Card className="narrow:order-first wide:sticky wide:top-24" aria-label="Врач">
      <div className="flex gap-4">
        <Avatar id={doctor.id} name={fullName(doctor)} src={doctor.avatar} size={64} />
        <div className="min-w-0">
          <p className="font-medium">{fullName(doctor)}</p>
          <p className="text-small text-ink-2">{specialisationLine(doctor)}</p>
          {nearest !== null && (
            <p className="mt-2 text-small text-ink-3">Ближайшее время: {lowerFirst(nearPhrase(nearest.starts_at))}</p>
          )}
        </div>
      </div>
      <ButtonLink
        to="/doctor/$slug"
        params={{ slug: doctor.slug }}
        search={offerSearch({ offer: doctor.offer, filial: nearest?.filial })}
        variant="primary"
        wide
        className="mt-5"
      >
        {nearest === null ? 'О\u00A0враче' : 'Выбрать время'}
      </ButtonLink>
    </Card>
  );
}
