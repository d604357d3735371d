import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { useCardAccessSend } from '#generated/api/patient-card-access/patient-card-access.ts';
import type { CardAccess } from '#generated/models/card-access.ts';
import { calendarDay } from '@/shared/format/date';
import { deadline } from '@/shared/format/time';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useToday } from '@/shared/use-now';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { rightLabel } from './card-rights';

const dialogs = lazyModule(() => import('./access-dialogs'));

/** Row of a person who has access or is invited, with the owner's actions. */
export function AccessRow({ access }: { access: CardAccess }) {
  const { id, email, full_name, state, right } = access;
  const today = useToday();
  const { show, close, preload, part, opening } = useLazyDialog(dialogs);
  const [isNew, setNew] = useState(false);
  const send = useWrite(useCardAccessSend(), {
    done: 'Приглашение отправлено ещё раз',
    onDone: () => setNew(true),
  });
  const name = full_name ?? email;
  return (
    <li className="flex flex-wrap items-center gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-60 grow basis-0 items-start gap-3">
        {full_name === null ? (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-canvas text-ink-2">
            <Icon icon={IconMail} />
          </span>
        ) : (
          <Avatar id={id} name={full_name} size={40} />
        )}
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">{name}</p>
          {full_name !== null && <p className="text-small text-ink-2">{email}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
            {right !== 'own' && rightLabel(right)}
            {state === 'invited' && <Badge tone="amber">Ждём ответа</Badge>}
            {state === 'expired' && <Badge tone="red">Никто не&nbsp;ответил</Badge>}
          </p>
          <p className="text-small text-ink-3">
            {access.accepted_at !== null && `Видит карту с\u00A0${calendarDay(access.accepted_at)}`}
            {state === 'invited' && access.expires_at !== null && `Принять можно ${deadline(access.expires_at, today)}`}
            {state === 'expired' && 'Приглашение действует 7\u00A0дней. Отправьте его ещё раз'}
          </p>
        </div>
      </div>
      <div className="flex gap-2 phone:w-full phone:*:grow">
        {state !== 'active' && !isNew && (
          <Button
            size="small"
            aria-label={`Отправить ещё раз: ${name}`}
            busy={send.isSending && 'Отправляем'}
            onClick={() => send.send({ id })}
          >
            Отправить ещё раз
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={`${state === 'active' ? 'Закрыть доступ' : 'Отозвать'}: ${name}`}
          busy={opening && 'Открываем'}
          onPointerEnter={preload}
          onClick={show}
        >
          {state === 'active' ? 'Закрыть доступ' : 'Отозвать'}
        </Button>
      </div>
      <WriteError of={send} />
      {part && <part.EndAccessDialog access={access} onClose={close} />}
    </li>
  );
}
