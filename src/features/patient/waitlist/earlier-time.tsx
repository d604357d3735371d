import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import { useRef, useState } from 'react';
import {
  useWaitlistCreate,
  useWaitlistDelete,
  useWaitlistList,
} from '#generated/api/patient-waitlist/patient-waitlist.ts';
import type { Visit } from '#generated/models/visit.ts';
import { canChange } from '@/domain/visit/visit-can';
import { problemText } from '@/shared/api/problem-text';
import { dateTime, deadline } from '@/shared/format/time';
import { SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { useNow } from '@/shared/use-now';

/**
 * «Сообщить, если освободится раньше»: asked for and taken back with one press, so neither asks again. Gone once the visit
 * can't be moved any more, for then an earlier time would be of no use.
 */
export function EarlierTime({ visit }: { visit: Visit }) {
  const moment = useNow();
  // Times of a filial are many: whoever wants an earlier one chooses it.
  if (visit.doctor === null || !canChange(visit, moment)) return null;
  return (
    <Card>
      <h2 className="mb-3 text-h3">Нужно раньше?</h2>
      <Wish visit={visit} />
    </Card>
  );
}

function Wish({ visit }: { visit: Visit }) {
  const wishes = useWaitlistList({ query: { meta: { silent: true } } });
  const create = useWaitlistCreate({ mutation: { meta: { silent: true } } });
  const end = useWaitlistDelete({ mutation: { meta: { silent: true } } });
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);

  /** Whatever the server said, the list says how it stands now: somebody may have pressed in another tab. */
  const press = async (ask: () => Promise<unknown>) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    create.reset();
    end.reset();
    await ask().catch(() => undefined);
    await wishes.refetch({ cancelRefetch: false });
    sending.current = false;
    setBusy(false);
  };

  return (
    <SectionQuery query={wishes}>
      {({ data }) => {
        const wish = data.find(({ visit_id }) => visit_id === visit.id);
        const error = wish ? end.error : create.error;
        const told = `на\u00A0${visit.email}, если у\u00A0врача освободится время раньше ${dateTime(visit.starts_at)}`;
        return (
          <>
            <div role="status" className="wrap-anywhere">
              {wish ? (
                <Callout tone="green" icon={IconBellRinging}>
                  <strong>Ждём время раньше.</strong> Напишем {told}. Перенести запись можно{' '}
                  {deadline(visit.cancel_until)}.
                </Callout>
              ) : (
                <p className="text-ink-2">Напишем {told}. Эта запись останется за&nbsp;вами.</p>
              )}
            </div>
            {wish ? (
              <Button
                className="mt-3 max-w-full phone:w-full"
                busy={busy && 'Отключаем'}
                onClick={() => void press(() => end.mutateAsync({ id: wish.id }))}
              >
                Больше не&nbsp;сообщать
              </Button>
            ) : (
              <Button
                className="mt-3 max-w-full phone:w-full phone:px-2"
                busy={busy && 'Включаем'}
                onClick={() => void press(() => create.mutateAsync({ data: { visit_id: visit.id } }))}
              >
                Сообщить, если освободится раньше
              </Button>
            )}
            {error && !busy && <FieldError>{problemText(error)}</FieldError>}
          </>
        );
      }}
    </SectionQuery>
  );
}
