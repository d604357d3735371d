import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Visit } from '#generated/models/visit.ts';
import type { SlotHoldState } from '@/domain/slot/slot-holds';
import { lostPhrase } from '@/domain/slot/slot-text';
import { visitPersonText } from '@/domain/visit/visit-text';
import { hoursCount } from '@/shared/format/counts';
import { duration } from '@/shared/format/duration';
import { dateTime, time } from '@/shared/format/time';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { LiveRegion } from '@/shared/ui/live-region';
import { OtherTimes, type SlotSelection } from './offered-times';
import type { useSelection } from './use-booking';

interface SlotQuestionProps {
  state: Exclude<SlotHoldState, { kind: 'asking' | 'held' }>;
  selection: SlotSelection;
  /** Duration of the service, in minutes. */
  minutes: number;
  /** The previous choice, whose hold is kept. */
  before: ReturnType<typeof useSelection>['before'];
  onChoose: (startsAt: string) => void;
  onAskAgain: () => void;
}

/** Explains why the slot isn't held, and offers another time or a retry. */
export function SlotQuestion({ state, selection, minutes, before, onChoose, onAskAgain }: SlotQuestionProps) {
  const { startsAt } = selection;
  const [choosing, setChoosing] = useState(state.kind === 'lost');
  /** The time selected with the arrow keys. The user hasn't confirmed it yet. */
  const [looked, setLooked] = useState<string>();
  const byKey = useRef(false);
  const clock = time(startsAt);
  // The time is unchanged, but the new service is too long for this slot.
  const otherService = before?.startsAt === startsAt;

  return (
    <Card>
      {state.kind === 'lost' && (
        <LiveRegion urgent>
          <Callout tone="amber" icon={IconClockX}>
            {otherService ? (
              <>
                <strong>
                  В&nbsp;{clock} не&nbsp;хватает времени: услуга длится{' '}
                  {minutes % 60 === 0 ? hoursCount(minutes / 60) : duration(minutes)}.
                </strong>{' '}
                Выберите другое время или&nbsp;оставьте прежнюю услугу.
              </>
            ) : (
              <>
                <strong>{lostPhrase(startsAt, state.text)}</strong> Выберите другое время, остальное мы&nbsp;сохранили.
              </>
            )}
          </Callout>
        </LiveRegion>
      )}
      {state.kind === 'over' && (
        <LiveRegion urgent>
          <h2 className="text-h3">Прошло 5 минут</h2>
          <p className="mt-1 text-ink-2">
            Мы больше не&nbsp;держим {clock}. Если время ещё свободно, продолжите с&nbsp;ним или выберите другое.
          </p>
        </LiveRegion>
      )}
      {state.kind === 'ended' && (
        <LiveRegion urgent>
          <h2 className="text-h3">
            {state.why === 'chosen' && <>Вы&nbsp;выбрали другое время, {clock} больше не&nbsp;держим</>}
            {state.why === 'booked' && <>Вы&nbsp;записались в&nbsp;другой вкладке</>}
            {state.why !== 'chosen' && state.why !== 'booked' && <>{clock} больше не&nbsp;держим</>}
          </h2>
          <p className="mt-1 text-ink-2">
            {state.why === 'booked' ? (
              <>
                Все записи&nbsp;— в&nbsp;разделе{' '}
                <Link to="/fo/patient/visits" className="link">
                  «Визиты»
                </Link>
                . {clock} здесь больше не&nbsp;держим.
              </>
            ) : (
              state.why !== 'chosen' && (
                <>
                  Вы&nbsp;могли выбрать другое время или&nbsp;записаться в&nbsp;другой вкладке или&nbsp;на&nbsp;другом
                  устройстве.
                </>
              )
            )}{' '}
            Если время ещё свободно, продолжите с&nbsp;ним или выберите другое.
          </p>
        </LiveRegion>
      )}
      {state.kind === 'failed' && (
        <LiveRegion urgent>
          <Callout tone="red" icon={IconCloudOff}>
            <strong>Не получилось занять {clock}.</strong> {state.text}.
          </Callout>
        </LiveRegion>
      )}
      {state.kind === 'lost' && before && (
        <Button wide className="mt-4" onClick={before.keep}>
          {otherService ? `Оставить: ${before.link.service.title}` : `Вернуться: ${dateTime(before.startsAt)}`}
        </Button>
      )}
      {state.kind !== 'lost' && (
        <div className="mt-4 flex flex-col gap-2">
          <Button variant="primary" wide onClick={onAskAgain}>
            {state.kind === 'failed' ? 'Повторить' : `Продолжить с\u00A0${clock}`}
          </Button>
          {!choosing && (
            <Button wide onClick={() => setChoosing(true)}>
              Выбрать другое время
            </Button>
          )}
        </div>
      )}
      {choosing && (
        <div
          className="mt-5"
          onKeyDownCapture={() => (byKey.current = true)}
          onPointerDownCapture={() => (byKey.current = false)}
        >
          <h2 className="sr-only">Другое время</h2>
          {/* A tap holds the time at once. Arrow keys only select a time: otherwise each time on
              the way would be held. */}
          <OtherTimes
            selection={selection}
            value={looked}
            onChange={(at) => (byKey.current ? setLooked(at) : onChoose(at))}
          />
          {looked !== undefined && (
            <Button variant="primary" wide className="mt-5" onClick={() => onChoose(looked)}>
              Выбрать {dateTime(looked)}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** Explains that the patient's own visit occupies this time. */
export function AlreadyBooked({ visit }: { visit: Visit }) {
  return (
    <Card>
      <LiveRegion urgent>
        <Callout tone="green" icon={IconCheck}>
          <strong>Вы уже записаны на&nbsp;{dateTime(visit.starts_at)}.</strong> {visitPersonText(visit.person)}, номер
          записи {visit.number}. Второй раз записываться не&nbsp;нужно.
        </Callout>
      </LiveRegion>
      <ButtonLink
        variant="primary"
        className="mt-3"
        to="/fo/patient/visits/$id"
        params={{ id: String(visit.id) }}
        ignoreBlocker
      >
        Открыть запись
      </ButtonLink>
    </Card>
  );
}
