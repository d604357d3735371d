import type { CSSProperties } from 'react';
import type { ClinicAnalytics } from '#generated/models/clinic-analytics.ts';
import { Card } from '@/shared/ui/card';
import { spanText } from './filial-figure-text';

/**
 * Heat map of occupancy by hour and filial: the darker a cell, the higher the occupancy. Only wide
 * screens show it.
 */
export function HourHeat({ figures: { filials, date_from, date_to } }: { figures: ClinicAnalytics }) {
  const shown = filials.filter(({ by_hour }) => by_hour.length > 0);
  const hours = [...new Set(shown.flatMap(({ by_hour }) => by_hour.map(({ hour }) => hour)))].toSorted((a, b) => a - b);
  if (hours.length === 0) return null;
  return (
    <Card aria-labelledby="hour-heat" className="mt-5 narrow:hidden">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="hour-heat" className="text-title">
          Загрузка по&nbsp;часам в&nbsp;будни, %, {spanText(date_from, date_to)}
        </h2>
        <p className="text-caption text-ink-3">Чем темнее, тем меньше свободного</p>
      </div>
      <table className="mt-4 w-full table-fixed border-separate border-spacing-0.5 text-caption">
        <thead className="text-ink-3">
          <tr className="*:h-7 *:font-normal">
            <th className="w-44 text-left">
              <span className="sr-only">Филиал</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {`${hour}`.padStart(2, '0')}:00
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ filial_id, title, by_hour }) => (
            <tr key={filial_id}>
              <th scope="row" className="truncate pr-3 text-left text-small font-normal">
                {title}
              </th>
              {hours.map((hour) => {
                const cell = by_hour.find((one) => one.hour === hour);
                return cell === undefined ? (
                  <td key={hour} className="h-9 rounded-badge hatched">
                    <span className="sr-only">нет приёма</span>
                  </td>
                ) : (
                  <td
                    key={hour}
                    className="h-9 rounded-badge text-center font-medium heat"
                    style={{ '--heat': `${cell.occupancy_percent}%` } as CSSProperties}
                  >
                    {cell.occupancy_percent}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
