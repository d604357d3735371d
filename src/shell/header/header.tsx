import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '@/shared/ui/button';
import { isProfessional } from '@/shell/navigation/cabinet-menu';
import { useFrameArea } from '@/shell/navigation/frame-area';
import { HomeLink } from './home-link';
import { ProfessionalHeader } from './professional-header';
import { PublicHeader } from './public-header';

/**
 * Header of the page. The cabinets of doctor and clinic share a header, and the entry pages have
 * their own. All other pages have the public header.
 */
export function Header() {
  const area = useFrameArea();
  if (area === 'entry') return <EntryHeader />;
  return isProfessional(area) ? <ProfessionalHeader cabinet={area} /> : <PublicHeader />;
}

const other = {
  login: { question: 'Нет аккаунта?', answer: 'Зарегистрироваться', to: '/auth/register' },
  register: { question: 'Уже есть аккаунт?', answer: 'Войти', to: '/auth/login' },
  password: { question: 'Вспомнили пароль?', answer: 'Войти', to: '/auth/login' },
} as const;

/**
 * Header of the entry pages. It has only the logo and a link to login or registration, so that
 * nothing distracts the visitor.
 */
function EntryHeader() {
  const { question, answer, to } = useLocation({
    select: ({ pathname }) => {
      if (pathname.startsWith('/auth/register')) return other.register;
      return pathname.startsWith('/auth/password') ? other.password : other.login;
    },
  });
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-white">
      <div className="page flex min-h-18 items-center justify-between gap-4 phone:min-h-14">
        <HomeLink />
        <div className="flex items-center gap-5 text-small">
          <span className="text-ink-2 phone:hidden">{question}</span>
          <Link
            to={to}
            search={({ redirect }) => ({ redirect })}
            className={buttonClass({ className: 'phone:text-small' })}
          >
            {answer}
          </Link>
        </div>
      </div>
    </header>
  );
}
