import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { duration } from '@/shared/format/duration';
import { time } from '@/shared/format/time';
import { quoted } from '@/shared/format/typography';
import { Callout } from '@/shared/ui/callout';
import { chipClass } from '@/shared/ui/chip';
import { LiveRegion } from '@/shared/ui/live-region';
import { fitsGap, type GapRoom } from './gap-fit';

interface GapNoteProps {
  readonly startsAt: string;
  readonly gap: GapRoom;
  readonly link: DoctorServiceLink;
  readonly links: readonly DoctorServiceLink[];
  readonly onChoose: (linkId: number) => void;
}

/** Note that the chosen service doesn't fit the free interval. It lists the services that fit. */
export function GapNote(props: GapNoteProps) {
  const { gap, link } = props;
  const { room } = gap;
  const doesFit = room === undefined || link.filial_id !== gap.filial_id || fitsGap(link, gap);
  return <LiveRegion>{!doesFit && <DoesNotFit {...props} room={room} />}</LiveRegion>;
}

/** `room`: number of free minutes from the start of the interval. */
function DoesNotFit({ startsAt, gap, link, links, onChoose, room }: GapNoteProps & { readonly room: number }) {
  const at = time(startsAt);
  const fitting = links.filter((one) => fitsGap(one, gap));
  return (
    <Callout tone="amber" icon={IconClockX}>
      <p>
        {room === 0
          ? `Время ${at} уже занято. Выберите другое ниже.`
          : `В\u00A0${at} свободно ${duration(room)}, а\u00A0на\u00A0${quoted(link.service.title)} нужно ${duration(link.duration_minutes)}.`}
        {room > 0 && (fitting.length === 0 ? ' Выберите другое время ниже.' : ' Помещается:')}
      </p>
      {room > 0 && fitting.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {fitting.map(({ id, service, duration_minutes }) => (
            <button key={id} type="button" onClick={() => onChoose(id)} className={chipClass('toggle')}>
              {service.title}, {duration(duration_minutes)}
            </button>
          ))}
        </div>
      )}
    </Callout>
  );
}
