import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useClinicSecondFactorRead } from '#generated/api/clinic-staff/clinic-staff.ts';
import type { StaffMember } from '#generated/models/staff-member.ts';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';

const dialogs = lazyModule(() => import('./factor-dialogs'));

/**
 * Card with the rule that the staff must have a second factor. The owner needs a second factor
 * before setting this rule.
 */
export function FactorCard({ staff }: { readonly staff: readonly StaffMember[] }) {
  const query = useClinicSecondFactorRead({ query: { ...shownBySection.query, select: dataOf } });
  return (
    <Card aria-labelledby="staff-factor" className="mt-4">
      <h2 id="staff-factor" className="text-h3">
        Вход с&nbsp;кодом
      </h2>
      <p className="mt-1 max-w-160 text-small text-ink-2">
        Кроме пароля, сотрудник вводит шесть цифр из&nbsp;приложения на&nbsp;телефоне. С&nbsp;одним украденным паролем
        в&nbsp;кабинет не&nbsp;войти.
      </p>
      <SectionQuery query={query} skeleton={<RowsSkeleton rows={1} />}>
        {({ required_from }) => <Requirement from={required_from} staff={staff} />}
      </SectionQuery>
    </Card>
  );
}

interface RequirementProps {
  readonly from: string | null;
  readonly staff: readonly StaffMember[];
}

function Requirement({ from, staff }: RequirementProps) {
  const today = useToday();
  const { show, close, preload, part, opening } = useLazyDialog(dialogs);
  const [action, setAction] = useState<'require' | 'withdraw'>('require');
  const open = (which: typeof action): void => {
    setAction(which);
    show();
  };
  const lacking = staff.filter(({ second_factor }) => !second_factor);
  const mayRequire = !lacking.some(({ owner }) => owner);
  return (
    <>
      {from !== null && (
        <p className="mt-3">
          <Badge tone={from <= today ? 'green' : 'amber'}>
            {from <= today ? 'Обязателен' : 'Будет обязателен'} с&nbsp;{calendarDay(from)}
          </Badge>
        </p>
      )}
      <p className="mt-2 text-small text-ink-2">
        {lacking.length === 0
          ? 'Включён у\u00A0всех.'
          : `Ещё не\u00A0включили: ${lacking.map(({ full_name }) => full_name).join(', ')}.`}
      </p>
      {from === null && !mayRequire ? (
        <p className="mt-2 text-small">
          Прежде чем требовать его у&nbsp;сотрудников,{' '}
          <Link to="/auth/account" hash="second-factor" className="link font-medium">
            включите его у&nbsp;себя
          </Link>
          .
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2 phone:*:grow" onPointerEnter={preload}>
          {mayRequire && (
            <Button size="small" busy={opening && action === 'require' && 'Открываем'} onClick={() => open('require')}>
              {from === null ? 'Требовать у\u00A0сотрудников' : 'Изменить день'}
            </Button>
          )}
          {from !== null && (
            <Button size="small" onClick={() => open('withdraw')}>
              Больше не&nbsp;требовать
            </Button>
          )}
        </div>
      )}
      {part && action === 'require' && (
        <part.RequireFactorDialog from={from} lacking={lacking.length} onClose={close} />
      )}
      {part && action === 'withdraw' && <part.WithdrawDialog onClose={close} />}
    </>
  );
}
