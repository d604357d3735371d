import IconCoffee from '@tabler/icons-react/dist/esm/icons/IconCoffee.mjs';
import { Link, linkOptions } from '@tanstack/react-router';
import type { DoctorHomeMissingItem } from '#generated/models/doctor-home-missing-item.ts';
import type { DoctorHome } from '#generated/models/doctor-home.ts';
import { NotificationRow } from '@/domain/notification/notification-row';
import { duration, timeLeft } from '@/shared/format/duration';
import { time } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';
import { epoch } from '@/shared/format/zone';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import type { PageLink } from '@/shared/url/router-types';

interface NextGapProps {
  readonly gap: NonNullable<DoctorHome['next_gap']>;
  /** Current time in milliseconds since the epoch. */
  readonly at: number;
  readonly onBook: () => void;
  readonly onClose: () => void;
}

/** Card «Ближайшее окно»: the next free interval of today. */
export function NextGap({ gap, at, onBook, onClose }: NextGapProps) {
  const left = epoch(gap.starts_at) - at;
  const minutes = Math.round((epoch(gap.ends_at) - epoch(gap.starts_at)) / 60_000);
  return (
    <Card>
      <h2 className="text-title font-semibold">Ближайшее окно</h2>
      <div className="mt-3 flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-teal-tint text-teal">
          <Icon icon={IconCoffee} />
        </span>
        <div>
          <p>
            {time(gap.starts_at)}–{time(gap.ends_at)}, {duration(minutes)}
          </p>
          <p className="text-small text-ink-2">{left > 0 ? `Через ${timeLeft(left)}` : 'Сейчас'}</p>
        </div>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button wide size="small" onClick={onClose}>
          Закрыть время<span className="sr-only">, ближайшее окно</span>
        </Button>
        <Button wide size="small" onClick={onBook}>
          Записать<span className="sr-only"> в&nbsp;ближайшее окно</span>
        </Button>
      </div>
    </Card>
  );
}

const SHOWN = 3;

/** Card «Что нового»: the doctor's latest notifications. */
export function HomeNews({ news }: { news: DoctorHome['notifications'] }) {
  if (news.length === 0) return null;
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-title font-semibold">Что нового</h2>
        <Link to="/fo/doctor/notifications" className="link text-small font-medium">
          Все<span className="sr-only"> уведомления</span>
        </Link>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {news.slice(0, SHOWN).map((notification) => (
          <NotificationRow key={notification.id} notification={notification} cabinet="doctor" className="last:pb-0" />
        ))}
      </ul>
    </Card>
  );
}

interface MissingPart {
  readonly title: string;
  /** Page where the missing data is added. */
  readonly link: PageLink;
}

const profile = linkOptions({ to: '/fo/doctor/profile' });
const inProfile = (hash: string): PageLink => ({ ...profile, hash });
const missingParts: Record<DoctorHomeMissingItem, MissingPart> = {
  avatar: { title: 'Фотография', link: profile },
  description: { title: 'О себе', link: inProfile('description') },
  work_experience: { title: 'Опыт работы', link: inProfile('work') },
  education: { title: 'Образование', link: inProfile('education') },
  parameters: { title: 'Особенности приёма', link: inProfile('parameters') },
};
const otherPart: MissingPart = { title: 'Другие сведения', link: profile };

/** Completeness of the profile in per cent, and its missing parts. */
export function ProfileProgress({ home }: { home: Pick<DoctorHome, 'completeness_percent' | 'missing'> }) {
  const { completeness_percent: percent, missing } = home;
  if (missing.length === 0) return null;
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-title font-semibold">Профиль</h2>
        {percent > 0 && <span className="tabular">{percent}&nbsp;%</span>}
      </div>
      <meter
        min={0}
        max={100}
        value={percent}
        aria-label="Заполнен профиль"
        className="mt-2 block meter-teal h-1.5 w-full"
      />
      <p className="mt-3 text-small text-ink-2">Пациенты читают страницу врача перед записью. Осталось заполнить:</p>
      <ul className="mt-1 divide-y divide-line">
        {missing.map((item) => {
          const { title, link } = wordFor(missingParts, item, otherPart);
          return (
            <li key={item} className="flex min-h-11 items-center justify-between gap-3">
              {title}
              <Link {...link} className="link text-small">
                Заполнить<span className="sr-only">: {title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
