import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitsCount } from '@/shared/format/counts';
import { plural } from '@/shared/format/plural';

const cancelled: readonly VisitStatus[] = ['cancelled_by_clinic', 'cancelled_by_patient'];
const ahead: readonly VisitStatus[] = ['pending', 'confirmed'];

/** «10 визитов · 2 завершены · 1 неявка · 1 на приёме · 6 впереди»; what there is none of is left out. */
export function DayCounts({ visits }: { visits: readonly DoctorVisit[] }) {
  const count = (...statuses: readonly VisitStatus[]) =>
    visits.filter(({ status }) => statuses.includes(status)).length;
  const completed = count('completed');
  const missed = count('no_show');
  const lines: readonly (readonly [number, string])[] = [
    [completed, plural(completed, { one: 'завершён', few: 'завершены', many: 'завершены' })],
    [missed, plural(missed, { one: 'неявка', few: 'неявки', many: 'неявок' })],
    [count('arrived'), 'на\u00A0приёме'],
    [count(...ahead), 'впереди'],
  ];
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-small text-ink-2">
      <li className="font-medium text-ink">{visitsCount(visits.length - count(...cancelled))}</li>
      {lines.map(
        ([amount, word]) =>
          amount > 0 && (
            <li key={word}>
              <strong className="font-medium text-ink">{amount}</strong> {word}
            </li>
          ),
      )}
    </ul>
  );
}
