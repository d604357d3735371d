import { brand } from '@/shared/config/brand';
import { cabinets } from '@/shared/session/session-record';
import { ButtonLink } from '@/shared/ui/button';
import { WayLink } from './way-link';
import { ways } from './ways';

/** Who is coming in, or do they want to register? */
export function GuestLanding() {
  return (
    <>
      <h1 className="text-page phone:px-1">Войти в&nbsp;{brand.name}</h1>
      <ul className="mt-5 flex flex-col gap-3">
        {cabinets.map((role) => (
          <li key={role}>
            <WayLink
              to="/auth/login"
              search={{ role }}
              icon={ways[role].icon}
              title={ways[role].title}
              note={ways[role].note}
            />
          </li>
        ))}
      </ul>
      <section className="mt-8 phone:px-1">
        <h2 className="text-h3">Впервые здесь</h2>
        <p className="mt-1 text-ink-2">
          Понадобятся почта и&nbsp;две минуты. Искать врачей и&nbsp;читать отзывы можно и&nbsp;без аккаунта.
        </p>
        <ButtonLink to="/auth/register" className="mt-4 phone:w-full">
          Зарегистрироваться
        </ButtonLink>
      </section>
    </>
  );
}
