import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '@/shared/ui/button';
import { HomeLink } from './home-link';

const other = {
  login: { question: 'Нет аккаунта?', answer: 'Зарегистрироваться', to: '/auth/register' },
  register: { question: 'Уже есть аккаунт?', answer: 'Войти', to: '/auth/login' },
  password: { question: 'Вспомнили пароль?', answer: 'Войти', to: '/auth/login' },
} as const;

/** Nothing but the way home and the other way in: whoever logs in or registers shall not be led astray. */
export function EntryHeader() {
  const { question, answer, to } = useLocation({
    select: ({ pathname }) => {
      if (pathname.startsWith('/auth/register')) return other.register;
      return pathname.startsWith('/auth/password') ? other.password : other.login;
    },
  });
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-white">
      <div className="page flex h-18 items-center justify-between gap-4 phone:h-14">
        <HomeLink />
        <div className="flex items-center gap-5 text-small">
          <span className="text-ink-2 phone:hidden">{question}</span>
          {/* Where the person was heading goes along. */}
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
