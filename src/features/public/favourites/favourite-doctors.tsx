import { Link } from '@tanstack/react-router';
import { useDoctorFull } from '#generated/api/public-doctors/public-doctors.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { experienceLine, offerSearch, specialisationLine } from '@/domain/doctor/doctor-facts';
import { payShort } from '@/domain/service/funding-text';
import { nearPhrase, noTimeWords } from '@/domain/slot/slot-text';
import { CompareBar } from '@/features/public/compare/compare-bar';
import { useCompare } from '@/features/public/compare/use-compare';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { clinicsCount, reviewsCount } from '@/shared/format/counts';
import { lowerFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { shownBySection } from '@/shared/section/section-query';
import { Avatar } from '@/shared/ui/avatar';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { Rating } from '@/shared/ui/rating';
import { useToday } from '@/shared/use-now';
import { FavouriteRow } from './favourite-row';

export function FavouriteDoctors({ slugs }: { slugs: readonly string[] }) {
  const { compare, refused, toggle } = useCompare();

  return (
    <>
      <ul className="mb-6 grid gap-4 phone:gap-3 wide:grid-cols-2 wide:gap-6">
        {slugs.map((slug) => (
          <li key={slug} className="grid">
            <DoctorRow slug={slug} compared={compare.includes(slug)} onCompare={toggle} />
          </li>
        ))}
      </ul>
      {slugs.length + compare.length > 1 && <CompareBar compare={compare} refused={refused} />}
    </>
  );
}

interface DoctorRowProps {
  slug: string;
  compared: boolean;
  onCompare: (slug: string) => void;
}

function DoctorRow({ slug, compared, onCompare }: DoctorRowProps) {
  const query = useDoctorFull(slug, undefined, shownBySection);
  return (
    <FavouriteRow
      what={{ kind: 'doctor', slug }}
      query={query}
      gone="Этот врач больше не&nbsp;принимает в&nbsp;наших клиниках."
    >
      {({ data: doctor }) => (
        <>
          <DoctorLines doctor={doctor} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-3">
            <Nearest doctor={doctor} />
            <Checkbox checked={compared} onChange={() => onCompare(slug)}>
              Сравнить<span className="sr-only">: {fullName(doctor)}</span>
            </Checkbox>
          </div>
        </>
      )}
    </FavouriteRow>
  );
}

function Nearest({ doctor }: { doctor: DoctorFull }) {
  const today = useToday();
  const { slug, offer, nearest } = doctor;
  if (nearest === null) return <p className="grow text-small text-ink-3">{noTimeWords(doctor).title}</p>;
  return (
    <p className="min-w-0 grow">
      <span className="text-small text-ink-3">Ближайшее время </span>
      <Link
        to="/doctor/$slug"
        params={{ slug }}
        search={offerSearch({ offer, filial: nearest.filial })}
        className="link font-medium"
      >
        {lowerFirst(nearPhrase(nearest.starts_at, today))}
      </Link>
    </p>
  );
}

function DoctorLines({ doctor }: { doctor: DoctorFull }) {
  const { slug, offer, nearest } = doctor;
  const name = fullName(doctor);
  const filial = nearest?.filial ?? doctor.main_filial;
  const others = doctor.filials_count - 1;
  return (
    <div className="relative flex items-start gap-4 phone:gap-3">
      <Avatar id={doctor.id} name={name} src={doctor.avatar} size={72} className="phone:size-14" />
      <div className="min-w-0 grow">
        <h2 className="pr-9 text-title">
          <Link
            to="/doctor/$slug"
            params={{ slug }}
            search={offerSearch({ offer, filial: nearest?.filial })}
            className="rounded-badge transition-colors hover:text-teal"
          >
            {name}
          </Link>
        </h2>
        <p className="text-ink-2">{specialisationLine(doctor)}</p>
        <p className="text-small text-ink-2">{experienceLine(doctor)}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          <Rating value={doctor.rating}>
            <span className="text-small text-ink-2">{reviewsCount(doctor.reviews_count)}</span>
          </Rating>
          {offer && (
            <span>
              <span className="text-small text-ink-3">Приём </span>
              <strong className="font-semibold">
                <span translate="no">{payShort(offer)}</span>
              </strong>
            </span>
          )}
        </p>
        <p className="mt-1 text-small text-ink-2">
          {typeset(`${filial.title}, ${filial.address}`)}
          {others > 0 && <> и&nbsp;ещё {clinicsCount(others)}</>}
        </p>
      </div>
      <FavouriteButton doctor={doctor} className="absolute -top-2 -right-2" />
    </div>
  );
}
