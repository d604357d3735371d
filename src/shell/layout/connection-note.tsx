import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { offlineAt } from '@/shared/api/offline-copy';
import { isIncomplete } from '@/shared/api/response-check';
import { isWaitingLong, subscribeToWait } from '@/shared/api/slow';
import { calendarDay, dayOf, today } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { newVersion } from '@/shared/site-worker';
import { aboveBottomBars } from '@/shared/ui/bottom-bar';
import { type IconComponent, Icon } from '@/shared/ui/icon';

/**
 * Note above every page. It says that the device is offline, that the server is slow, that a part
 * of the data is missing, or that the data is a copy from this device. It also offers a new version
 * of the site. That version loads only after a press, because the user may be typing.
 */
export function ConnectionNote() {
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine, always);
  const slow = useSyncExternalStore(subscribeToWait, isWaitingLong, never);
  const kept = useShown(isKept, keptSince);
  const missing = useShown(isMissing, isSome);
  const outdated = useSyncExternalStore(newVersion.subscribe, newVersion.get, never);
  return (
    // The region is always rendered, because screen readers announce only a text that appears in an
    // existing region. The region is above the overlay.
    <div
      ref={aboveBottomBars}
      role="status"
      className="pointer-events-none fixed bottom-[calc(1rem+var(--bottom-bar,0px))] left-4 z-60 max-w-110 phone:right-18 phone:left-3"
    >
      {!online ? (
        <Note icon={IconWifiOff}>
          Нет интернета.{' '}
          {kept.what === undefined
            ? 'Что не\u00A0загрузилось, загрузим сами, когда он\u00A0появится.'
            : `Показываем то, что ${loadedAt(kept.what)}.`}
        </Note>
      ) : slow ? (
        <Note icon={IconClock} action="Обновить страницу" onAct={() => window.location.reload()}>
          Сервер долго не&nbsp;отвечает. Можно подождать ещё.
        </Note>
      ) : kept.what !== undefined && !kept.isLoading ? (
        <Note icon={IconWifiOff} action="Загрузить ещё раз" onAct={kept.reload}>
          Нет связи с&nbsp;сервером. Показываем то, что {loadedAt(kept.what)}.
        </Note>
      ) : missing.what && !missing.isLoading ? (
        <Note icon={IconAlertTriangle} action="Загрузить ещё раз" onAct={missing.reload}>
          Показываем не&nbsp;всё: часть данных пришла с&nbsp;ошибкой.
        </Note>
      ) : (
        outdated && (
          <Note icon={IconRefresh} action="Обновить" onAct={newVersion.open} onDismiss={newVersion.dismiss}>
            Вышла новая версия.
          </Note>
        )
      )}
    </div>
  );
}

interface NoteProps {
  readonly icon: IconComponent;
  readonly children: ReactNode;
  readonly action?: string;
  readonly onAct?: () => void;
  readonly onDismiss?: () => void;
}

const link =
  'pointer-events-auto -my-1 min-h-11 shrink-0 font-medium underline-offset-4 focus-visible:outline-3 focus-visible:outline-white';

function Note({ icon, children, action, onAct, onDismiss }: NoteProps) {
  return (
    <div className="flex animate-pop flex-wrap items-center gap-x-4 rounded-note bg-ink px-4 py-3 text-small text-white forced-colors:border">
      <p className="flex items-center gap-3">
        <Icon icon={icon} />
        <span>{children}</span>
      </p>
      {action !== undefined && (
        <span className="flex gap-4 phone:ml-8">
          <button type="button" onClick={onAct} className={`${link} underline`}>
            {action}
          </button>
          {onDismiss !== undefined && (
            <button type="button" onClick={onDismiss} className={link}>
              Не&nbsp;сейчас
            </button>
          )}
        </span>
      )}
    </div>
  );
}

/**
 * Whether a query shows visits from the copy on the device. The data of the user is also in this
 * copy, but does not count, because it hardly changes.
 */
const isKept = ({ queryKey, state }: Query): boolean =>
  queryKey.includes('visits') && offlineAt(state.data) !== undefined;
const isMissing = (query: Query): boolean => isIncomplete(query.state.data);

/** Time when the oldest of the shown copies was stored, in milliseconds since the epoch. */
function keptSince(queries: readonly Query[]): number | undefined {
  const moments = queries.flatMap(({ state }) => offlineAt(state.data) ?? []);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

const isSome = (queries: readonly Query[]): boolean => queries.length > 0;

/**
 * Text with the time when the data was loaded: «загрузили сегодня в 14:05», «загрузили 12 мая в
 * 14:05».
 */
function loadedAt(moment: number): string {
  const day = dayOf(moment) === today() ? 'сегодня' : calendarDay(moment);
  return `загрузили ${day} в\u00A0${time(moment)}`;
}

/**
 * Returns a summary of those queries on the page that match `isSuch`, and a function that refetches
 * them.
 */
function useShown<What>(isSuch: (query: Query) => boolean, sayOf: (queries: readonly Query[]) => What) {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const look = () => sayOf(cache.findAll({ type: 'active', predicate: isSuch }));
  const what = useSyncExternalStore(subscribe, look, () => sayOf([]));
  const isLoading = useIsFetching({ type: 'active', predicate: isSuch }) > 0;
  return { what, isLoading, reload: () => void client.refetchQueries({ type: 'active', predicate: isSuch }) };
}

const always = (): boolean => true;
const never = (): boolean => false;

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
