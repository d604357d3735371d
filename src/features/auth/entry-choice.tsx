import { Link } from '@tanstack/react-router';

const segment =
  'flex min-h-10 grow basis-0 items-center justify-center rounded-control border border-transparent px-3.5 text-small font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-white aria-[current=page]:text-ink';

/** For who is on the way to a visit: a patient for sure, and more often new than not. */
export function EntryChoice({ redirect }: { readonly redirect: string | undefined }) {
  return (
    <nav aria-label="Вход или регистрация" className="mb-5 flex rounded-control bg-sunken p-0.5">
      <Link to="/auth/register" search={{ redirect }} replace className={segment}>
        Я&nbsp;впервые
      </Link>
      <Link to="/auth/login" search={{ redirect }} activeOptions={{ includeSearch: false }} replace className={segment}>
        Войти
      </Link>
    </nav>
  );
}
