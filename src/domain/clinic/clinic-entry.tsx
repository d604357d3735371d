import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { PhoneButton } from '@/domain/place/phone-button';
import { ownName } from '@/domain/place/place-names';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';

interface ClinicEntryProps {
  clinic: Pick<ClinicFull, 'id' | 'slug' | 'title' | 'logo' | 'doctors_count'>;
  phone: string;
  level: 2 | 3;
  /** Lines under the name: type and address. */
  lines: ReactNode;
  /** Content at full width between `lines` and the buttons, such as past visits to the clinic. */
  children?: ReactNode;
}

/** A clinic in a personal list: name, favourite button, link to its doctors, and phone. */
export function ClinicEntry({ clinic, phone, level, lines, children }: ClinicEntryProps) {
  const { id, slug, title, logo } = clinic;
  const Heading = `h${level}` as const;
  return (
    <>
      <div className="relative flex items-start gap-4 phone:gap-3">
        <Avatar id={id} name={ownName(title)} src={logo} size={72} shape="square" className="phone:size-14" />
        <div className="min-w-0 grow">
          <Heading className="pr-9 text-title wrap-break-word">
            <Link to="/clinic/$slug" params={{ slug }} className="rounded-badge transition-colors hover:text-teal">
              {typeset(title)}
            </Link>
          </Heading>
          {lines}
        </div>
        <FavouriteButton clinic={clinic} className="absolute -top-2 -right-2" />
      </div>
      {children}
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3">
        {clinic.doctors_count > 0 && (
          <ButtonLink size="small" to="/clinic/$slug" params={{ slug }} hash="doctors" className="phone:grow">
            Выбрать врача<span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
        <PhoneButton compact phone={phone} whose={title} className="phone:grow" />
      </div>
    </>
  );
}
