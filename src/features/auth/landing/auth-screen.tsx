import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link } from '@tanstack/react-router';
import { brand } from '@/shared/config/brand';
import { Icon } from '@/shared/ui/icon';

const ways = [
  { role: 'user', title: 'Я пациент', text: 'Записаться к\u00A0врачу, перенести или отменить визит', glyph: IconUser },
  { role: 'doctor', title: 'Я врач', text: 'Увидеть записи на\u00A0день и\u00A0отметить, кто пришёл', glyph: IconStethoscope },
  { role: 'clinic', title: 'Мы клиника', text: 'Следить за\u00A0филиалами и\u00A0их\u00A0загрузкой', glyph: IconBuildingHospital },
] as const;

/** Who is coming in? (specification §2, auth) */
export function AuthScreen() {
  return (
    <div className="page page-grey py-10 phone:py-4">
      <div className="mx-auto max-w-120">
        <h1 className="text-page phone:px-1">Войти в&nbsp;{brand.name}</h1>
        <ul className="mt-5 flex flex-col gap-3">
          {ways.map(({ role, title, text, glyph }) => (
            <li key={role}>
              <Link
                to="/auth/login"
                search={{ role }}
                className="flex items-center gap-4 rounded-card bg-white p-5 transition-colors hover:bg-teal-tint phone:p-4"
              >
                <span className="grid size-12 shrink-0 place-items-center rounded-note bg-teal-tint text-teal">
                  <Icon glyph={glyph} size={24} />
                </span>
                <span className="min-w-0 grow">
                  <span className="block text-title">{title}</span>
                  <span className="block text-small text-ink-2">{text}</span>
                </span>
                <Icon glyph={IconChevronRight} className="text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
