import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { comparedSlugs, useComparedSlugs } from '@/domain/doctor/compared-slugs';
import { doctorsCount } from '@/shared/format/counts';
import { fullName } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';

/** Button that selects this doctor for the comparison. A toast then explains what to do next. */
export function CompareButton({ doctor }: { doctor: DoctorFull }) {
  const navigate = useNavigate();
  const selected = useComparedSlugs().includes(doctor.slug);
  const open = () => void navigate({ to: '/compare', search: { doctors: [...comparedSlugs.get()] } });

  const toggle = () => {
    const isDone = comparedSlugs.toggle(doctor.slug);
    const { length: count } = comparedSlugs.get();
    if (!isDone) {
      notify.success('Трое уже в\u00A0сравнении, больше нельзя', { open, openLabel: 'Сравнить' });
    } else if (selected) notify.message('Убрали из\u00A0сравнения');
    else if (count === 1) notify.success('Чтобы сравнить, отметьте ещё одного врача или двух');
    else notify.success(`В\u00A0сравнении ${doctorsCount(count)}`, { open, openLabel: 'Сравнить' });
  };

  return (
    <IconButton
      icon={IconScale}
      label={`Сравнить: ${fullName(doctor)}`}
      aria-pressed={selected}
      onClick={toggle}
      className={cx('text-teal', selected && 'bg-teal-tint')}
    />
  );
}
