import { useClinicFull } from '@generated/api/public/public';
import type { ClinicFull } from '@generated/models/clinic-full';
import { Link } from '@tanstack/react-router';
import { ownName } from '@/domain/clinic/own-name';
import { PhoneButton } from '@/domain/clinic/phone-button';
import { isProblem } from '@/shared/api/problem';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { doctorsCount, filialsCount, reviewsCount } from '@/shared/format/counts';
import { priceFrom } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { SectionQuery } from '@/shared/section/section-query';
import { shownBySection } from '@/shared/section/shown-by-section';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { Rating } from '@/shared/ui/rating';
import { FavouriteSkeleton } from './favourite-skeleton';
import { GoneRow } from './gone-row';

/** A clinic of the list: as much as decides whether to go there, and how to reach it. */
export function ClinicRow({ slug }: { slug: string }) {
  const query = useClinicFull(slug, shownBySection);
  if (isProblem(query.error, 404)) {
    return <GoneRow what={{ kind: 'clinic', slug }}>Эта клиника больше не&nbsp;принимает через наш сайт.</GoneRow>;
  }
  return (
    <Card as="article">
      <SectionQuery query={query} skeleton={<FavouriteSkeleton />}>
        {({ data: clinic }) => (
          <>
            <ClinicLines clinic={clinic} />
            <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3">
              {clinic.doctors_count > 0 && (
                <ButtonLink to="/clinic/$slug" params={{ slug }} hash="doctors" className="phone:grow phone:px-3">
                  Выбрать врача<span className="sr-only">: {clinic.title}</span>
                </ButtonLink>
              )}
              <PhoneButton phone={clinic.main_filial.phone} whose={clinic.title} className="phone:grow phone:px-3" />
            </div>
          </>
        )}
      </SectionQuery>
    </Card>
  );
}

function ClinicLines({ clinic }: { clinic: ClinicFull }) {
  const others = clinic.filials_count - 1;
  return (
    <div className="flex items-start gap-4 phone:gap-3">
      <Avatar
        id={clinic.id}
        name={ownName(clinic.title)}
        src={clinic.logo}
        size={72}
        shape="square"
        className="phone:size-14"
      />
      <div className="min-w-0 grow">
        <h2 className="text-title wrap-break-word">
          <Link
            to="/clinic/$slug"
            params={{ slug: clinic.slug }}
            className="rounded-badge transition-colors hover:text-teal"
          >
            {typeset(clinic.title)}
          </Link>
        </h2>
        <p className="text-ink-2">{[clinic.type, doctorsCount(clinic.doctors_count)].join(', ')}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          <Rating value={clinic.rating}>
            <span className="text-small text-ink-2">{reviewsCount(clinic.reviews_count)}</span>
          </Rating>
          {clinic.price_from !== null && <strong className="font-semibold">{priceFrom(clinic.price_from)}</strong>}
        </p>
        <p className="mt-1 text-small text-ink-2">
          {typeset(`${clinic.main_filial.address}, ${clinic.main_filial.city}`)}
          {others > 0 && <> и&nbsp;ещё {filialsCount(others)}</>}
        </p>
      </div>
      <FavouriteButton clinic={clinic} className="-mt-2 -mr-2" />
    </div>
  );
}
