import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDocumentListSuspense } from '#generated/api/patient-documents/patient-documents.ts';
import { useFamilyMemberListSuspense } from '#generated/api/patient-family/patient-family.ts';
import { useMedicalCardReadSuspense } from '#generated/api/patient-medical-card/patient-medical-card.ts';
import { usePatientProfileSuspense } from '#generated/api/patient-profile/patient-profile.ts';
import type { DocumentListParams } from '#generated/models/document-list-params.ts';
import type { Measurement } from '#generated/models/measurement.ts';
import { categoryLabel } from '@/domain/visit/document-text';
import { dataOf } from '@/shared/api/load';
import { dayMonthYear } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';
import { number } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { useToday } from '@/shared/use-now';
import { bloodTypeLabels, rhFactorLabels } from './blood-labels';
import { cardParams, cardSearch, type CardPerson } from './card-person';
import { measuredValues } from './measurement-trend';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/print');

/** Request for all documents in one answer. The contract allows at most 100 per page. */
export function printedDocuments(person: CardPerson): DocumentListParams {
  return { ...cardParams(person), page: 1, per_page: 100 };
}

/** The whole medical card for paper or PDF: person, measurements with dates, list of documents. */
export function PrintScreen() {
  const today = useToday();
  const { person: memberId } = route.useSearch();
  const { data: card } = useMedicalCardReadSuspense(cardParams(memberId), { query: { select: dataOf } });
  const { data: owner } = usePatientProfileSuspense({ query: { select: dataOf } });
  const { data: member } = useFamilyMemberListSuspense({
    query: { select: (body) => body.data.find(({ id }) => id === memberId) },
  });
  const person = member === undefined ? owner : { ...member, iin: null };
  const { data: documents } = useDocumentListSuspense(printedDocuments(memberId));
  const { blood_type, rh_factor, height, weight, measurements } = card;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <BackLink to="/fo/patient/medical-card" search={cardSearch(memberId)}>
          Медкарта
        </BackLink>
        <Button variant="primary" onClick={() => window.print()}>
          <Icon icon={IconPrinter} />
          Печать
        </Button>
      </div>
      <article className="mt-5 rounded-card bg-white p-6 phone:p-4">
        <p className="text-small text-ink-3">Медицинская карта на&nbsp;{dayMonthYear(today)}</p>
        <h1 className="text-page">{fullName(person)}</h1>
        <dl className="mt-4 grid grid-cols-2 gap-4">
          <Fact label="Дата рождения">{person.birthday && dayMonthYear(person.birthday)}</Fact>
          {member === undefined && <Fact label="ИИН">{person.iin}</Fact>}
          <Fact label="Группа крови и резус-фактор">
            {[blood_type && bloodTypeLabels[blood_type], rh_factor && rhFactorLabels[rh_factor]]
              .filter(Boolean)
              .join(' ')}
          </Fact>
          <Fact label="Рост">
            {height !== null && measured(height, 'см', measuredValues(measurements, 'height').at(-1)?.at)}
          </Fact>
          <Fact label="Вес">
            {weight !== null && measured(weight, 'кг', measuredValues(measurements, 'weight').at(-1)?.at)}
          </Fact>
        </dl>
        {measurements.length > 1 && <Measurements rows={measurements.toReversed()} />}
        <h2 className="mt-6 text-h3">Документы</h2>
        {documents.data.length === 0 ? (
          <p className="mt-2 text-ink-2">Документов нет</p>
        ) : (
          <Table head={['Дата', 'Документ']} further={['Категория', 'Добавил']}>
            {documents.data.map((document) => (
              <tr key={document.id} className={row}>
                <td className={cell}>{dayMonthYear(document.created_at)}</td>
                <td className={cell}>
                  <span className="wrap-anywhere">{document.name}</span>
                  <span className="block wrap-anywhere text-ink-3 print:hidden desktop:hidden">
                    {categoryLabel(document.category)}. {document.added_by ?? 'Пациент'}
                  </span>
                </td>
                <td className={cx(cell, roomy)}>{categoryLabel(document.category)}</td>
                <td className={cx(cell, roomy, 'wrap-anywhere')}>{document.added_by ?? 'Пациент'}</td>
              </tr>
            ))}
          </Table>
        )}
        {documents.meta.total > documents.data.length && (
          <p className="mt-2 text-small text-ink-3">
            Последние {documents.data.length} из&nbsp;{documents.meta.total}.
          </p>
        )}
      </article>
    </>
  );
}

function measured(value: number, unit: string, at: string | undefined): string {
  return `${number(value)}\u00A0${unit}${at === undefined ? '' : `, ${dayMonthYear(at)}`}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="font-medium">{children || '–'}</dd>
    </div>
  );
}

function Measurements({ rows }: { rows: readonly Measurement[] }) {
  return (
    <>
      <h2 className="mt-6 text-h3">Рост и&nbsp;вес</h2>
      <Table head={['Дата', 'Рост, см', 'Вес, кг']}>
        {rows.map(({ at, height, weight }) => (
          <tr key={at} className={row}>
            <td className={cell}>{dayMonthYear(at)}</td>
            <td className={cell}>{height === null ? '–' : number(height)}</td>
            <td className={cell}>{weight === null ? '–' : number(weight)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

const none: readonly string[] = [];

interface TableProps {
  head: readonly string[];
  /** Titles of columns that fit on paper but not on a phone screen. */
  further?: readonly string[];
  children: ReactNode;
}

function Table({ head, further = none, children }: TableProps) {
  return (
    <table className="mt-2 w-full text-left text-small">
      <thead className="text-ink-3">
        <tr>
          {[...head, ...further].map((title) => (
            <th key={title} scope="col" className={cx('py-2 pr-3 font-normal', further.includes(title) && roomy)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const row = 'border-t border-line';
const cell = 'py-2 pr-3';
/**
 * Class that hides an element on phones but not in print, although paper is as narrow as a phone.
 */
const roomy = 'phone:not-print:hidden';
