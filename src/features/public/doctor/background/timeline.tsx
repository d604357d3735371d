import { typeset } from '@/shared/format/typography';

export interface TimelineEntry {
  readonly id: number;
  /** «2012–2014», «с 2019»; empty when unknown. */
  readonly years: string;
  readonly title: string;
  /** Where: an institution, its city. */
  readonly place: string;
}

/** What happened when, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ul className="-my-3 divide-y divide-line">
      {entries.map(({ id, years, title, place }) => (
        <li key={id} className="grid grid-cols-[--spacing(38)_1fr] py-3 phone:grid-cols-1">
          <p className="text-ink-3 phone:text-small">{years}</p>
          <div className="col-start-2 min-w-0 phone:col-start-1">
            <p>{typeset(title)}</p>
            {place !== '' && <p className="text-small text-ink-3">{typeset(place)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
