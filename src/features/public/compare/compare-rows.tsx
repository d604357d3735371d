import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { payText } from '@/domain/service/funding-text';
import { receives } from '@/features/public/doctor/doctor-text';
import { clinicsCount, reviewsCount, yearsCount } from '@/shared/format/counts';
import { upperFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';
import { epoch } from '@/shared/format/zone';
import { Rating } from '@/shared/ui/rating';
import type { Asked } from './compared-doctors';
import { NearestCell } from './nearest-cell';

/** A rating can be marked as the best only if it has at least this many reviews. */
const TELLING_REVIEWS = 20;

interface CompareRow {
  readonly title: string;
  readonly cell: (doctor: DoctorFull) => ReactNode;
  /** Returns the number to compare. It is absent if a greater number isn't better. */
  readonly value?: (doctor: DoctorFull) => number | null;
  readonly best?: string;
}

const FORMATS: Record<VisitFormat, string> = {
  clinic: 'в\u00A0клинике',
  online: 'онлайн',
  home: 'на\u00A0дому',
};

const CONSULTATIONS: Record<VisitFormat, string> = {
  clinic: 'Первичный приём',
  online: 'Онлайн-консультация',
  home: 'Вызов на\u00A0дом',
};

/** Rows of the comparison. The rows that matter most for a decision come first. */
export function compareRows(doctors: readonly DoctorFull[], { offer: asked, format }: Asked): CompareRow[] {
  // For two doctors the text can't say «всех».
  const words = (ofMany: string, ofTwo: string): string => (doctors.length > 2 ? ofMany : ofTwo);
  const title = doctors.find(({ offer }) => offer !== null)?.offer?.title;
  return [
    {
      title: 'Ближайшее время',
      cell: (doctor) => <NearestCell doctor={doctor} />,
      value: ({ nearest }) => (nearest === null ? null : -epoch(nearest.starts_at)),
      best: words('Раньше всех', 'Раньше'),
    },
    {
      title: asked === undefined ? CONSULTATIONS[format ?? 'clinic'] : typeset(title ?? 'Услуга'),
      cell: ({ offer }) =>
        offer === null ? (
          <Unknown>Нет такой услуги</Unknown>
        ) : (
          <strong>
            <span translate="no">{payText(offer)}</span>
          </strong>
        ),
      value: ({ offer }) => (offer === null ? null : -offer.price),
      best: words('Дешевле всех', 'Дешевле'),
    },
    {
      title: 'Рейтинг',
      cell: (doctor) => <Reviews doctor={doctor} />,
      // A rating of 4.9 from ten reviews is less reliable than 4.6 from seventy.
      value: ({ rating, reviews_count: count }) => (count < TELLING_REVIEWS ? null : rating),
      best: words('Выше всех', 'Выше'),
    },
    { title: 'Где принимает', cell: (doctor) => <Places doctor={doctor} /> },
    { title: 'Специальность', cell: specialisationLine },
    {
      title: 'Стаж',
      cell: ({ experience_years: years }) => (years === 0 ? 'Меньше года' : yearsCount(years)),
      value: ({ experience_years: years }) => years,
      best: words('Больше всех', 'Больше'),
    },
    {
      title: 'Категория',
      cell: ({ qualification }) =>
        qualification === null ? <Unknown>Не&nbsp;указана</Unknown> : category(qualification),
    },
    { title: 'Принимает', cell: receives },
    { title: 'Формат', cell: ({ formats }) => upperFirst(formats.flatMap((one) => FORMATS[one] ?? []).join(', ')) },
  ];
}

function Reviews({ doctor: { slug, rating, reviews_count: count } }: { doctor: DoctorFull }) {
  return (
    <Rating value={rating}>
      <Link to="/doctor/$slug/reviews" params={{ slug }} className="link">
        {reviewsCount(count)}
      </Link>
    </Rating>
  );
}

/** The filial of the nearest time. It must be the same as in the row with the nearest time. */
function Places({ doctor: { slug, nearest, main_filial: main, filials_count: filials } }: { doctor: DoctorFull }) {
  const filial = nearest?.filial ?? main;
  return (
    <>
      <p>{typeset(filial.title)}</p>
      <p className="text-small text-ink-2">{typeset(`${filial.address}, ${filial.city}`)}</p>
      {filials > 1 && (
        <Link to="/doctor/$slug" params={{ slug }} hash="clinics" className="link text-small">
          ещё&nbsp;{clinicsCount(filials - 1)}
        </Link>
      )}
    </>
  );
}

function Unknown({ children }: { children: ReactNode }) {
  return <span className="text-ink-3">{children}</span>;
}

/** Converts «высшая категория» to «Высшая». Other qualifications stay as they are. */
function category(qualification: string): string {
  return typeset(upperFirst(qualification.replace(/ категория$/, '')));
}
