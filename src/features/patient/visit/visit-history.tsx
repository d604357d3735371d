import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import type { VisitEvent } from '#generated/models/visit-event.ts';
import { dayHeading, daysBetween, today } from '@/shared/format/date';
import { dateTime, time } from '@/shared/format/time';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';

/** What happened to the visit, newest first. */
export function VisitHistory({ events }: { events: readonly VisitEvent[] }) {
  if (events.length === 0) return null;
  return (
    <Card>
      <h2 className="text-h3">История</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id} className="flex gap-x-6 phone:flex-col">
            <time
              dateTime={event.at}
              title={dayHeading(event.at)}
              className="w-32 shrink-0 text-small leading-6 text-ink-3"
            >
              {daysBetween(today(), event.at) === 0 ? `Сегодня, ${time(event.at)}` : dateTime(event.at)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {event.text}
              {event.kind === 'disputed' && (
                <span className="mt-1 block">
                  <Badge tone="amber" icon={IconFlag}>
                    Оспорен
                  </Badge>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
