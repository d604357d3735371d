import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import IconVideoOff from '@tabler/icons-react/dist/esm/icons/IconVideoOff.mjs';
import { useVisitRead } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { hasEnded, isCalledOff } from '@/domain/visit/visit-can';
import { visitWith } from '@/domain/visit/visit-host';
import { videoHref } from '@/domain/visit/visit-where';
import { dataOf } from '@/shared/api/load';
import { phoneHref } from '@/shared/format/phone';
import { epoch } from '@/shared/format/zone';
import { ButtonAnchor } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { LiveRegion } from '@/shared/ui/live-region';
import { useIsPast } from '@/shared/use-now';

/**
 * Banner at the top of the page while an online visit is due. It has the link, or a note until the
 * link appears.
 */
export function VisitVideo({ visit, className }: { visit: Visit; className?: string }) {
  const { href, awaited, isOff } = useVideoLink(visit);
  const isDue = href !== undefined || awaited;
  if (visit.format !== 'online') return null;
  return (
    <LiveRegion className={className}>
      {isOff && (
        <Callout tone="red" icon={IconVideoOff}>
          <strong>Запись отменена.</strong> Подключаться не&nbsp;нужно.
        </Callout>
      )}
      {isDue && (
        <Callout tone="teal" icon={IconVideo}>
          {href === undefined ? (
            <p>
              <strong>Клиника ещё не&nbsp;открыла видеосвязь.</strong> Кнопка появится здесь сама. Если её нет
              к&nbsp;началу приёма, позвоните:{' '}
              <a href={phoneHref(visit.filial.phone)} className="link whitespace-nowrap">
                {visit.filial.phone}
              </a>
              .
            </p>
          ) : (
            <>
              <p>
                <strong>Видеосвязь открыта.</strong> {visitWith(visit)} подключится ко&nbsp;времени приёма.
              </p>
              <ButtonAnchor variant="primary" href={href} target="_blank" rel="noopener noreferrer" className="mt-3">
                Подключиться<span className="sr-only"> к&nbsp;видеосвязи, откроется в&nbsp;новой вкладке</span>
              </ButtonAnchor>
            </>
          )}
        </Callout>
      )}
    </LiveRegion>
  );
}

/**
 * Polling intervals in ms: `ASK_EVERY` until the link is provided, then `FOLLOW_EVERY`, because the
 * clinic may still move or cancel the visit.
 */
const ASK_EVERY = 15_000;
const FOLLOW_EVERY = 30_000;
/** The link can be used for this number of ms after the visit's end (contract: `video_url`). */
const AFTER_MS = 30 * 60_000;

interface VideoLink {
  /** URL of the video call; undefined while the patient can't join. */
  readonly href: string | undefined;
  /** Whether the visit is due but the clinic hasn't provided the link yet. */
  readonly awaited: boolean;
  /**
   * Whether the visit was cancelled shortly before or after its start, so that the patient may be
   * waiting.
   */
  readonly isOff: boolean;
}

/**
 * State of the link to an online visit. It changes as time passes, even on a page that was opened
 * long before the visit.
 */
function useVideoLink(visit: Visit): VideoLink {
  const { video_from, ends_at } = visit;
  const isBefore = !useIsPast(video_from);
  const isPastEnd = useIsPast(ends_at);
  const isClosed = useIsPast(epoch(ends_at) + AFTER_MS);
  const isTime = !isBefore && !isClosed && !hasEnded(visit);
  const { data: fresh } = useVisitRead(visit.id, {
    query: {
      enabled: isTime,
      refetchInterval: ({ state }) => (state.data?.data.video_url ? FOLLOW_EVERY : ASK_EVERY),
      meta: { silent: true },
      select: dataOf,
    },
  });
  const current = fresh ?? visit;
  const href = isTime && !hasEnded(current) ? videoHref(current) : undefined;
  const isOff = !isBefore && !isClosed && isCalledOff(current);
  return { href, isOff, awaited: isTime && !isPastEnd && !hasEnded(current) && href === undefined };
}
