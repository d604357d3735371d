import type { DoctorCard } from '@generated/models/doctor-card';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { Link } from '@tanstack/react-router';
import { clinicsCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

/** Nobody goes to the clinic for these: it only sends the doctor. */
const AFAR: Partial<Record<string, { glyph: typeof IconMapPin; where: string }>> = {
  home: { glyph: IconHome, where: 'Врач приедет к\u00A0вам' },
  online: { glyph: IconVideo, where: 'Онлайн, по\u00A0видеосвязи' },
};

interface DoctorCardPlaceProps {
  doctor: Pick<DoctorCard, 'slug' | 'filial' | 'filials_count' | 'offer'>;
  className?: string;
}

/** Where one is seen, and in how many more filials the doctor receives. On a narrow card one line that ends in «…». */
export function DoctorCardPlace({ doctor, className }: DoctorCardPlaceProps) {
  const { slug, filial, filials_count: filials, offer } = doctor;
  const others = filials - 1;
  const afar = AFAR[offer?.format ?? ''];
  return (
    <p className={cx('flex gap-2 @max-roomy:items-center', className)}>
      <Icon glyph={afar?.glyph ?? IconMapPin} className="text-ink-2 @roomy:mt-0.5" />
      <span className="min-w-0 grow @max-roomy:flex @max-roomy:gap-2 @max-roomy:text-small">
        <span className="@max-roomy:grow @max-roomy:truncate">
          <span className="@roomy:block">
            {afar?.where ?? typeset(filial.title)}
            <span className="@roomy:hidden">, </span>
          </span>
          <span className="text-ink-3 @roomy:text-small">{typeset(afar ? filial.title : filial.address)}</span>
        </span>
        {others > 0 && (
          <span className="shrink-0 @roomy:text-small">
            <span className="text-ink-3 @max-roomy:hidden"> · </span>
            <Link to="/doctor/$slug" params={{ slug }} hash="clinics" className="link">
              ещё&nbsp;{clinicsCount(others)}
            </Link>
          </span>
        )}
      </span>
    </p>
  );
}
