import { useState } from 'react';
import { useSecondFactorRead } from '#generated/api/auth-second-factor/auth-second-factor.ts';
import type { SecondFactor } from '#generated/models/second-factor.ts';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { SectionQuery } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { TurnOffDialog } from './turn-off-dialog';

/** If at most this many recovery codes are left, the text is highlighted. */
const FEW = 3;

interface SecondFactorStateProps {
  readonly email: string;
  /** Opens the setup of the second factor, or the replacement of its recovery codes. */
  readonly onSecure: () => void;
}

/** Card that shows whether the second factor is on. */
export function SecondFactorState({ email, onSecure }: SecondFactorStateProps) {
  const query = useSecondFactorRead({ query: { select: dataOf } });
  return (
    <SectionQuery query={query} skeleton={<RowsSkeleton rows={1} />}>
      {(factor) => (factor.is_on ? <TurnedOn {...{ factor, email, onSecure }} /> : <TurnedOff onSecure={onSecure} />)}
    </SectionQuery>
  );
}

function TurnedOff({ onSecure }: Pick<SecondFactorStateProps, 'onSecure'>) {
  return (
    <>
      <p className="mt-1 text-small text-ink-2">
        Кроме пароля, спросим шесть цифр из&nbsp;приложения на&nbsp;телефоне. Кто узнает только пароль, не&nbsp;войдёт.
      </p>
      <Button size="small" className="mt-3 phone:w-full" onClick={onSecure}>
        Включить<span className="sr-only"> вход с&nbsp;кодом</span>
      </Button>
    </>
  );
}

interface TurnedOnProps extends SecondFactorStateProps {
  readonly factor: SecondFactor;
}

function TurnedOn({ factor: { turned_on_at, recovery_codes_left }, email, onSecure }: TurnedOnProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
        <Badge tone="green">Включён</Badge>
        {turned_on_at !== null && <span>с&nbsp;{calendarDay(turned_on_at)}</span>}
      </p>
      <p className={recovery_codes_left > FEW ? 'mt-2 text-small text-ink-2' : 'mt-2 text-small text-amber-ink'}>
        {recovery_codes_left === 0
          ? 'Резервных кодов не\u00A0осталось: без телефона вы\u00A0не\u00A0войдёте.'
          : `Резервных кодов осталось: ${recovery_codes_left}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 phone:*:grow">
        <Button size="small" onClick={onSecure}>
          Новые резервные коды
        </Button>
        <Button size="small" onClick={() => setAsking(true)}>
          Выключить<span className="sr-only"> вход с&nbsp;кодом</span>
        </Button>
      </div>
      {isAsking && <TurnOffDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
}
