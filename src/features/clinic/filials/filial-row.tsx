import type { FilialSummary } from '#generated/models/filial-summary.ts';
import { phoneHref } from '@/shared/format/phone';
import { Avatar } from '@/shared/ui/avatar';

/** A row of numbers; on phones a block with labels. */
export function FilialRow({ filial }: { filial: FilialSummary }) {
  return (
    <tr className="border-t border-line *:px-3 *:py-3 phone:grid phone:grid-cols-2 phone:px-1 phone:*:py-1.5 phone:first:border-t-0 desktop:*:first:pl-6 desktop:*:last:pr-6">
      <th scope="row" className="text-left font-normal phone:col-span-2">
        <div className="flex items-center gap-3">
          <Avatar id={filial.id} name={filial.title} size={40} shape="square" />
          <div>
            <p className="font-medium">{filial.title}</p>
            <p className="text-small text-ink-3">
              {filial.city}, {filial.address},{' '}
              <a href={phoneHref(filial.phone)} className="link whitespace-nowrap">
                {filial.phone}
              </a>
            </p>
          </div>
        </div>
      </th>
      <Figure label="Врачи" value={filial.doctors_count} />
      <Figure label="Визиты сегодня" value={filial.visits_today} />
      <Figure label="Ждут ответа" value={filial.pending_count} />
      <td>
        <span className="text-caption text-ink-3 desktop:hidden">Загрузка </span>
        <span className="flex items-center gap-3">
          <meter
            aria-label="Загрузка"
            min={0}
            max={100}
            value={filial.occupancy_percent}
            className="meter-teal h-1.5 w-24 phone:w-16"
          />
          <span className="font-medium">{filial.occupancy_percent} %</span>
        </span>
      </td>
    </tr>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <td className="text-right phone:text-left">
      <span className="text-caption text-ink-3 desktop:hidden">{label} </span>
      {value}
    </td>
  );
}
