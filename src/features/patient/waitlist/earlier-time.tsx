import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import {
  useWaitlistCreate,
  useWaitlistDelete,
  useWaitlistList,
} from '#generated/api/patient-waitlist/patient-waitlist.ts';
import type { Visit } from '#generated/models/visit.ts';
import { canChange } from '@/domain/visit/visit-can';
import { dateTime, deadline } from '@/shared/format/time';
import { SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { useNow, useToday } from '@/shared/use-now';
import { useWrite, type Write } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

/**
 * Switch «Сообщить, если освободится раньше». It is hidden once the visit can't be moved any more.
 */
export function EarlierTime({ visit }: { visit: Visit }) {
  const moment = useNow();
  // A visit without a doctor needs no waitlist: a filial has many free times for samples, so the
  // patient simply moves the visit. If the visit belongs to a shared card, only the owner of the
  // card uses the waitlist.
  if (visit.doctor === null || visit.shared_right !== undefined || !canChange(visit, moment)) return null;
  return (
    <Card className="print:hidden">
      <h2 className="mb-3 text-h3">Нужно раньше?</h2>
      <EarlierTimeSwitch visit={visit} />
    </Card>
  );
}

function EarlierTimeSwitch({ visit }: { visit: Visit }) {
  const today = useToday();
  const waitlist = useWaitlistList({ query: { meta: { silent: true } } });
  const { refetch, isFetching } = waitlist;
  // Another tab may have changed the waitlist, so an error refetches it.
  const create = useWrite(useWaitlistCreate(), { onFailed: () => void refetch() });
  const end = useWrite(useWaitlistDelete(), { onFailed: () => void refetch() });
  // The button stays busy until the refetch. Before the refetch it shows the old state, and a press
  // would repeat the request.
  const isChanging = ({ isSending, variables }: Pick<Write<unknown, unknown>, 'isSending' | 'variables'>) =>
    isSending || (variables !== undefined && isFetching);

  return (
    <SectionQuery query={waitlist}>
      {({ data }) => {
        const entry = data.find(({ visit_id }) => visit_id === visit.id);
        const notice = `на\u00A0${visit.email}, если у\u00A0врача освободится время раньше ${dateTime(visit.starts_at)}`;
        return (
          <>
            <div role="status" className="wrap-anywhere">
              {entry ? (
                <Callout tone="green" icon={IconBellRinging}>
                  <strong>Ждём время раньше.</strong> Напишем {notice}. Перенести запись можно{' '}
                  {deadline(visit.cancel_until, today)}.
                </Callout>
              ) : (
                <p className="text-ink-2">Напишем {notice}. Эта запись останется за&nbsp;вами.</p>
              )}
            </div>
            {entry ? (
              <Button
                className="mt-3 max-w-full phone:w-full"
                busy={isChanging(end) && 'Отключаем'}
                onClick={() => {
                  create.forget();
                  end.send({ id: entry.id });
                }}
              >
                Больше не&nbsp;сообщать
              </Button>
            ) : (
              <Button
                className="mt-3 max-w-full phone:w-full phone:px-2"
                busy={isChanging(create) && 'Включаем'}
                onClick={() => {
                  end.forget();
                  create.send({ data: { visit_id: visit.id } });
                }}
              >
                Сообщить, если освободится раньше
              </Button>
            )}
            <WriteError of={entry ? end : create} />
          </>
        );
      }}
    </SectionQuery>
  );
}
