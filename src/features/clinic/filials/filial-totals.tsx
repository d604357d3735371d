import type { FilialSummary } from '#generated/models/filial-summary.ts';
import { wholeNumber } from '@/shared/format/number';

/** Totals of all filials today. */
export function FilialTotals({ filials }: { filials: readonly FilialSummary[] }) {
  const sum = (of: (filial: FilialSummary) => number) => filials.reduce((total, filial) => total + of(filial), 0);
  const doctors = sum((filial) => filial.doctors_count);
  // Weighted by doctors: a filial of two counts less than one of twenty.
  const occupancy =
    doctors === 0 ? 0 : Math.round(sum((filial) => filial.occupancy_percent * filial.doctors_count) / doctors);
  const figures = [
    ['Визиты сегодня', wholeNumber(sum((filial) => filial.visits_today))],
    ['Ждут ответа', wholeNumber(sum((filial) => filial.pending_count))],
    ['Врачи', wholeNumber(doctors)],
    ['Загрузка', `${occupancy}\u00A0%`],
  ] as const;
  return (
    <dl className="mt-5 grid grid-cols-4 rounded-card bg-white py-5 phone:mt-3 phone:grid-cols-2 phone:gap-y-4">
      {figures.map(([label, value]) => (
        <div key={label} className="border-l border-line px-6 first:border-l-0 phone:border-l-0 phone:px-4">
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="text-h2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
