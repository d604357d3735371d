import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { Link } from '@tanstack/react-router';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import { clinicsCount } from '@/shared/format/counts';
import { distance } from '@/shared/format/distance';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

/** Nobody goes to the clinic for these: it only sends the doctor. */
const AFAR: Partial<Record<string, { glyph: typeof IconMapPin; where: string }>> = {
  home: { glyph: IconHome, where: 'Врач приедет к\u00A0вам' },
  online: { glyph: IconVideo, where: 'Онлайн, по\u00A0видеосвязи' },
};

interface DoctorCardPlaceProps {
  doctor: Pick<DoctorCard, 'slug' | 'filial' | 'filials_count' | 'offer' | 'distance_meters'>;
  className?: string;
}

/** Where one is seen and how far that is, and in how many more filials the doctor receives. */
export function DoctorCardPlace({ doctor, className }: DoctorCardPlaceProps) {
  const { slug, filial, filials_count: filials, offer, distance_meters: metres } = doctor;
  const others = filials - 1;
  const afar = AFAR[offer?.format ?? ''];
  const address = [filial.address, filial.district].filter(Boolean).join(', ');
  return (
    <p className={cx('flex gap-2', className)}>
      <Icon glyph={afar?.glyph ?? IconMapPin} className="text-ink-2 @roomy:mt-0.5" />
      <span className="min-w-0 grow @max-roomy:text-small">
        <span className="block">{afar?.where ?? typeset(filial.title)}</span>
        <span className="text-small text-ink-3">
          {!afar && typeof metres === 'number' && (
            <strong className="font-medium whitespace-nowrap text-ink">{distance(metres)}, </strong>
          )}
          {typeset(afar ? filial.title : address)}
        </span>
        {others > 0 && (
          <span className="text-small">
            <span className="text-ink-3">, </span>
            <Link to="/doctor/$slug" params={{ slug }} hash="clinics" className="link whitespace-nowrap">
              ещё&nbsp;{clinicsCount(others)}
            </Link>
          </span>
        )}
      </span>
    </p>
  );
}
