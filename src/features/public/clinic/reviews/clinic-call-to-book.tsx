import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { ownName } from '@/domain/place/place-names';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';

/** Beside the reviews: which clinic they are about, and the way to its doctors. */
export function ClinicCallToBook({ clinic }: { clinic: ClinicFull }) {
  const { title, slug, doctors_count: doctors, main_filial: filial } = clinic;
  const booked = doctors > 0;
  return (
    <Card className="narrow:order-first wide:sticky wide:top-24" aria-label="Клиника">
      <div className="flex gap-4">
        <Avatar id={clinic.id} name={ownName(title)} src={clinic.logo} size={64} shape="square" />
        <div className="min-w-0">
          <p className="font-medium wrap-break-word">{typeset(title)}</p>
          <p className="text-small text-ink-2">{clinic.type}</p>
          <p className="mt-2 text-small text-ink-3">{typeset(`${filial.address}, ${filial.city}`)}</p>
        </div>
      </div>
      <ButtonLink
        to="/clinic/$slug"
        params={{ slug }}
        {...(booked && { hash: 'doctors' })}
        variant="primary"
        wide
        className="mt-5"
      >
        {booked ? 'Выбрать врача' : 'О\u00A0клинике'}
      </ButtonLink>
    </Card>
  );
}
