import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { ReactNode } from 'react';
import type { Photo } from '#generated/models/photo.ts';
import { typeset } from '@/shared/format/typography';
import { ButtonAnchor } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { Picture } from '@/shared/ui/picture';
import { directionsUrl } from './directions-url';
import { PhoneButton } from './phone-button';

interface PlaceRowProps {
  place: Parameters<typeof directionsUrl>[0] & {
    readonly title: string;
    readonly directions?: string | null;
    readonly district?: string | null;
  };
  phone: string;
  /** Heading of the row; defaults to the place's title. */
  title?: ReactNode;
  /** Picture beside the text, such as a logo. */
  picture?: ReactNode;
  /** Shows the city. Set in lists with places in several cities. */
  withCity: boolean;
  /** Hides the row on phones until the list is expanded. */
  foldedOnPhone?: boolean;
  /** Content under the address: hours, other contacts. */
  children: ReactNode;
}

/** A place in a list: address, directions and phone. */
export function PlaceRow({ place, phone, title, picture, withCity, foldedOnPhone = false, children }: PlaceRowProps) {
  return (
    <li
      className={cx(
        'flex items-center gap-4 py-5 phone:flex-wrap phone:gap-3 phone:py-4',
        foldedOnPhone && 'phone:hidden',
      )}
    >
      {picture}
      <div className="min-w-0 flex-1">
        <h3 translate="no" className="font-medium">
          {title ?? typeset(place.title)}
        </h3>
        <p className="text-ink-2">
          {typeset(
            [withCity && place.city, place.address, place.directions, place.district].filter(Boolean).join(', '),
          )}
        </p>
        {children}
      </div>
      <div className="flex shrink-0 gap-2 phone:w-full phone:flex-wrap">
        <ButtonAnchor href={directionsUrl(place)} target="_blank" rel="noreferrer" size="small" className="phone:grow">
          <Icon icon={IconRoute} size={18} />
          Маршрут<span className="sr-only">, {place.title}, откроется в&nbsp;новой вкладке</span>
        </ButtonAnchor>
        <PhoneButton compact phone={phone} whose={place.title} className="phone:grow" />
      </div>
    </li>
  );
}

interface PlacePhotoProps {
  /** Photo of the place; if there is none, nothing is rendered. */
  photo: Photo | null | undefined;
  /** Set if the photo is visible without scrolling: the browser then loads it at once. */
  eager?: boolean;
  className?: string;
}

/** A photo of the building, so that patients recognise it. */
export function PlacePhoto({ photo, eager, className }: PlacePhotoProps) {
  return photo && <Picture src={photo.path} alt={photo.alt} eager={eager} className={className} />;
}
