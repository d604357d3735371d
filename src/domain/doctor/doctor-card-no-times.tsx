import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Link } from '@tanstack/react-router';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import { PhoneButton } from '@/domain/clinic/phone-button';
import { isByPhone, noTimeWords } from '@/domain/slot/no-time-words';
import { useWaitlistLink } from '@/domain/slot/use-waitlist-link';
import { shortName } from '@/shared/format/name';
import { ButtonLink } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';
import { offerSearch } from './doctor-offer';

interface DoctorCardNoTimesProps {
  doctor: Pick<DoctorCard, 'slug' | 'first_name' | 'second_name' | 'filial' | 'offer' | 'online_booking'>;
}

/** No free time: the reason, and what to do instead. The first free time is told of, the clinic answers, others may have time. */
export function DoctorCardNoTimes({ doctor }: DoctorCardNoTimesProps) {
  const waitlistLink = useWaitlistLink();
  const { slug, filial, offer } = doctor;
  const { title, text } = noTimeWords(doctor);
  const name = shortName(doctor);
  return (
    <div>
      <p className="font-medium">{title}</p>
      <p className="mt-2 mb-3 max-w-88 text-small text-ink-2">{text}</p>
      <div className="flex w-fit flex-col gap-2 @max-roomy:w-full">
        {offer && !isByPhone(doctor) && (
          <ButtonLink {...waitlistLink({ doctor: slug, filial: filial.id, service: offer.service_id })}>
            <Icon glyph={IconBell} />
            Сообщить о&nbsp;времени
            <span className="sr-only">, {name}</span>
          </ButtonLink>
        )}
        <PhoneButton phone={filial.phone} whose={name} />
      </div>
      <p className="mt-3 text-small">
        <Link
          to="/doctor/$slug"
          params={{ slug }}
          search={offerSearch(doctor)}
          hash="similar"
          className="link font-medium"
        >
          Похожие врачи<span className="sr-only">, как {name}</span>
        </Link>
      </p>
    </div>
  );
}
