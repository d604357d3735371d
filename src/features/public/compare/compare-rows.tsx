import type { DoctorFull } from '@generated/models/doctor-full';
import type { VisitFormat } from '@generated/models/visit-format';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { receives } from '@/features/public/doctor/head/doctor-words';
import { clinicsCount, reviewsCount, yearsCount } from '@/shared/format/counts';
import { priceFrom } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Rating } from '@/shared/ui/rating';
import { NearestCell } from './nearest-cell';

interface CompareRow {
  readonly title: string;
  readonly cell: (doctor: DoctorFull) => ReactNode;
}

const FORMATS: Record<VisitFormat, string> = {
  clinic: 'в\u00A0клинике',
  online: 'онлайн',
  home: 'на\u00A0дому',
};

/** What is compared, in the order in which people decide. */
export const compareRows: readonly CompareRow[] = [
  { title: 'Ближайшее время', cell: (doctor) => <NearestCell doctor={doctor} /> },
  {
    title: 'Первичный приём',
    cell: ({ price_from: amount }) =>
      amount === null ? <Unknown>Цену назовёт клиника</Unknown> : <strong>{priceFrom(amount)}</strong>,
  },
  { title: 'Рейтинг', cell: (doctor) => <Reviews doctor={doctor} /> },
  { title: 'Где принимает', cell: (doctor) => <Places doctor={doctor} /> },
  { title: 'Специальность', cell: specialisationLine },
  {
    title: 'Стаж',
    cell: ({ experience_years: years }) => (years === 0 ? 'Меньше года' : yearsCount(years)),
  },
  {
    title: 'Категория',
    cell: ({ qualification }) =>
      qualification === null ? <Unknown>Не&nbsp;указана</Unknown> : category(qualification),
  },
  { title: 'Принимает', cell: receives },
  { title: 'Формат', cell: ({ formats }) => capital(formats.flatMap((format) => FORMATS[format] ?? []).join(', ')) },
];

function Reviews({ doctor: { slug, rating, reviews_count: count } }: { doctor: DoctorFull }) {
  return (
    <Rating value={rating}>
      <Link to="/doctor/$slug/reviews" params={{ slug }} className="link">
        {reviewsCount(count)}
      </Link>
    </Rating>
  );
}

function Places({ doctor: { slug, main_filial: filial, filials_count: filials } }: { doctor: DoctorFull }) {
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

/** «высшая категория» → «Высшая»; any other qualification keeps its words. */
function category(qualification: string): string {
  return typeset(capital(qualification.replace(/ категория$/, '')));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
