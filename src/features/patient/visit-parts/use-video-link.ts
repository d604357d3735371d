import { useVisitRead } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { videoHref } from '@/domain/visit/visit-where';
import { dataOf } from '@/shared/api/load';
import { epoch } from '@/shared/format/zone';
import { useNow } from '@/shared/use-now';

/** How often the link is asked for once it is due. */
const ASK_EVERY = 15_000;
const CLOCK = 5000;

interface VideoLink {
  /** Where to connect, while it is possible. */
  readonly href: string | undefined;
  /** Its time has come, and the clinic has not opened it yet. */
  readonly awaited: boolean;
}

/** The link of an online visit. The page may stand open since long before: it appears by itself. */
export function useVideoLink(visit: Visit): VideoLink {
  const moment = useNow(CLOCK);
  const { video_from, ends_at } = visit;
  const isTime = video_from !== null && !hasEnded(visit) && moment >= epoch(video_from) && moment < epoch(ends_at);
  const { data: fresh } = useVisitRead(visit.id, {
    query: {
      enabled: isTime && visit.video_url === null,
      refetchInterval: ({ state }) => (state.data?.data.video_url ? false : ASK_EVERY),
      meta: { silent: true },
      select: dataOf,
    },
  });
  const href = hasEnded(visit) ? undefined : videoHref(visit.video_url === null && fresh ? fresh : visit);
  return { href, awaited: isTime && href === undefined };
}
