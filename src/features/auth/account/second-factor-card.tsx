import { useSecondFactorRead } from '#generated/api/auth-second-factor/auth-second-factor.ts';
import type { SecondFactor } from '#generated/models/second-factor.ts';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { SectionQuery } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { RowsSkeleton } from '@/shared/ui/skeleton';

const dialog = lazyModule(() => import('./turn-off-dialog'));

/** Recovery codes are replaced before the last is used. */
const FEW = 3;

/** Whether a login asks for a code of an app too. */
export function SecondFactorCard({ email }: { readonly email: string }) {
  const query = useSecondFactorRead({ query: { select: dataOf } });
  return (
    <Card aria-labelledby="second-factor" className="mt-6 phone:mt-3">
      <h2 id="second-factor" className="text-h3">
        Вход с&nbsp;кодом
      </h2>
      <SectionQuery query={query} skeleton={<RowsSkeleton rows={1} />}>
        {(factor) => (factor.is_on ? <TurnedOn factor={factor} email={email} /> : <TurnedOff />)}
      </SectionQuery>
    </Card>
  );
}

function TurnedOff() {
  return (
    <>
      <p className="mt-1 text-small text-ink-2">
        Кроме пароля, спросим шесть цифр из&nbsp;приложения на&nbsp;телефоне. Кто узнает только пароль, не&nbsp;войдёт.
      </p>
      <ButtonLink to="/auth/second-factor" size="small" className="mt-3 phone:w-full">
        Включить<span className="sr-only"> вход с&nbsp;кодом</span>
      </ButtonLink>
    </>
  );
}

interface TurnedOnProps {
  readonly factor: SecondFactor;
  readonly email: string;
}

function TurnedOn({ factor: { turned_on_at, recovery_codes_left }, email }: TurnedOnProps) {
  const { show, close, preload, part, opening } = useLazyDialog(dialog);
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
        <ButtonLink to="/auth/second-factor" size="small">
          Новые резервные коды
        </ButtonLink>
        <Button size="small" busy={opening && 'Открываем'} onPointerEnter={preload} onClick={show}>
          Выключить<span className="sr-only"> вход с&nbsp;кодом</span>
        </Button>
      </div>
      {part && <part.TurnOffDialog email={email} onClose={close} />}
    </>
  );
}
