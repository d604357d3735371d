import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { Card } from '@/shared/ui/card';
import { ChosenSlotCard } from './chosen-slot-card';

/**
 * Narrow card for login, registration and recovery. If the visitor has chosen a slot, it is shown
 * above the card.
 */
export function AuthCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page py-24 page-grey phone:py-4">
      <div className="mx-auto max-w-120">
        <ChosenSlotCard className="mb-4 phone:mb-3" />
        <Card className="p-8 phone:p-5">{children}</Card>
      </div>
    </div>
  );
}

interface StepHeadingProps {
  /** Whether the user has seen another step before this one. */
  readonly moved: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Heading of a step. When the step opens, its heading gets the focus, so that screen readers
 * announce it.
 */
export function StepHeading({ moved, className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(moved);
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

const segment =
  'flex min-h-10 grow basis-0 items-center justify-center rounded-control border border-transparent px-3.5 text-small font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-white aria-[current=page]:text-ink';

/**
 * Choice between login and registration, for visitors who come from a booking. Many of these
 * visitors are new patients.
 */
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

export function SupportPhone() {
  return (
    <a href={phoneHref(brand.support.phone)} className="link whitespace-nowrap">
      {brand.support.phone}
    </a>
  );
}
