import type { DoctorCard } from '@generated/models/doctor-card';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Link } from '@tanstack/react-router';
import { clinicsCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

interface DoctorCardPlaceProps {
  doctor: Pick<DoctorCard, 'slug' | 'filial' | 'filials_count'>;
  className?: string;
}

/** The nearest filial, and in how many more the doctor receives. On a narrow card one line that ends in «…». */
export function DoctorCardPlace({ doctor: { slug, filial, filials_count: filials }, className }: DoctorCardPlaceProps) {
  const others = filials - 1;
  return (
    <p className={cx('flex gap-2 @max-roomy:items-center', className)}>
      <Icon glyph={IconMapPin} className="text-ink-2 @roomy:mt-0.5" />
      <span className="min-w-0 grow @max-roomy:flex @max-roomy:gap-2 @max-roomy:text-small">
        <span className="@max-roomy:grow @max-roomy:truncate">
          <span className="@roomy:block">
            {typeset(filial.title)}
            <span className="@roomy:hidden">, </span>
          </span>
          <span className="text-ink-3 @roomy:text-small">{typeset(filial.address)}</span>
        </span>
        {others > 0 && (
          <span className="shrink-0 @roomy:text-small">
            <span className="text-ink-3 @max-roomy:hidden"> · </span>
            <Link to="/doctor/$slug" params={{ slug }} hash="clinics" className="link">
              ещё&nbsp;<span className="@roomy:hidden">{others}</span>
              <span className="@max-roomy:sr-only">{clinicsCount(others)}</span>
            </Link>
          </span>
        )}
      </span>
    </p>
  );
}
