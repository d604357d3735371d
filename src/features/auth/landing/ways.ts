import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { Cabinet } from '@/shared/session/session-record';
import type { IconComponent } from '@/shared/ui/icon';

interface Way {
  /** For a guest: who are you? */
  readonly title: string;
  /** For a member: which of your cabinets? */
  readonly cabinet: string;
  readonly note: string;
  readonly icon: IconComponent;
}

/** The three kinds of account (docs/rules.md §1). */
export const ways: Record<Cabinet, Way> = {
  user: {
    title: 'Я\u00A0пациент',
    cabinet: 'Кабинет пациента',
    note: 'Записаться к\u00A0врачу, перенести или отменить визит',
    icon: IconUser,
  },
  doctor: {
    title: 'Я\u00A0врач',
    cabinet: 'Кабинет врача',
    note: 'Увидеть записи на\u00A0день и\u00A0отметить, кто пришёл',
    icon: IconStethoscope,
  },
  clinic: {
    title: 'Мы\u00A0клиника',
    cabinet: 'Кабинет клиники',
    note: 'Следить за\u00A0филиалами и\u00A0их\u00A0загрузкой',
    icon: IconBuildingHospital,
  },
};
