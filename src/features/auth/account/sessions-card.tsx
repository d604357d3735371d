import { useRef } from 'react';
import { useSessionDelete, useSessionDeleteOthers, useSessionList } from '#generated/api/auth-session/auth-session.ts';
import type { SessionRecord } from '#generated/models/session-record.ts';
import { dataOf } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { calendarDay } from '@/shared/format/date';
import { dateTime } from '@/shared/format/time';
import { SectionQuery } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { deviceText } from './device-text';

/** The user's sessions with buttons to end them. A user who has lost a phone needs them. */
export function SessionsCard() {
  const query = useSessionList({ query: { select: dataOf } });
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button unmounts, so the heading gets the focus.
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const endOthers = useWrite(useSessionDeleteOthers(), { done: 'Остальные входы завершены', onDone: toHeading });
  return (
    <Card aria-labelledby="sessions" className="mt-6 phone:mt-3">
      <h2 id="sessions" ref={heading} tabIndex={-1} className="text-h3">
        Где вы вошли
      </h2>
      <p className="mt-1 text-small text-ink-2">Не&nbsp;узнаёте устройство? Завершите вход и&nbsp;смените пароль.</p>
      <div className="mt-3">
        <SectionQuery query={query} skeleton={<RowsSkeleton rows={2} />}>
          {(sessions) => (
            <>
              <ul className="divide-y divide-line">
                {sessions.map((session) => (
                  <SessionRow key={session.id} session={session} onEnded={toHeading} />
                ))}
              </ul>
              {sessions.filter(({ current }) => !current).length > 1 && (
                <Button
                  size="small"
                  className="mt-3 phone:w-full"
                  busy={endOthers.isSending && 'Завершаем'}
                  onClick={() => endOthers.send()}
                >
                  Завершить все, кроме этого
                </Button>
              )}
            </>
          )}
        </SectionQuery>
        <WriteError of={endOthers} />
      </div>
    </Card>
  );
}

interface SessionRowProps {
  readonly session: SessionRecord;
  readonly onEnded: () => void;
}

function SessionRow({ session: { id, device, created_at, expires_at, current }, onEnded }: SessionRowProps) {
  const end = useWrite(useSessionDelete(), { done: 'Вход завершён', onDone: onEnded });
  // A 404 means that the session has already ended.
  const isGone = isProblem(end.error, 404);
  const name = deviceText(current ? navigator.userAgent : device);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {name}
            {current && <Badge tone="teal">Это устройство</Badge>}
          </p>
          <p className="mt-0.5 text-small text-ink-2">
            Вход {dateTime(created_at)}, до&nbsp;{calendarDay(expires_at)}
          </p>
        </div>
        {!current && !isGone && (
          <Button
            size="small"
            aria-label={`Завершить вход: ${name}, ${dateTime(created_at)}`}
            busy={end.isSending && 'Завершаем'}
            onClick={() => end.send({ id })}
          >
            Завершить
          </Button>
        )}
      </div>
      <WriteError of={end} text={isGone ? 'Этот вход уже завершён.' : undefined} />
    </li>
  );
}
