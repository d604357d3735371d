import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { getClinicFilialListQueryKey, useClinicFilialDelete } from '#generated/api/clinic-filials/clinic-filials.ts';
import { invalidateClinicHome } from '#generated/api/clinic-home/clinic-home.ts';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import { calendarDay } from '@/shared/format/date';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { TakeBack } from './announced';
import { missingText } from './missing-text';
import { OpeningDay } from './opening-day';

const stateDialog = lazyModule(() => import('./filial-state-dialog'));

const texts = {
  draft: 'Пациенты не\u00A0видят черновик. Сам он не\u00A0откроется: откройте его, когда всё готово.',
  open: 'Пациенты видят филиал и\u00A0записываются.',
  closed: 'Филиал закрыт: пациенты его не\u00A0видят. История и\u00A0настройки сохранены.',
};

/**
 * Card that says whether patients see the filial. It has buttons to open, close or delete the
 * filial.
 */
export function FilialStateCard({ filial }: { readonly filial: FilialProfile }) {
  const { show, close, part, opening } = useLazyDialog(stateDialog);
  const [removing, setRemoving] = useState(false);
  const client = useQueryClient();
  // After the deletion another page opens even if the dialog was closed, because the filial of this
  // page no longer exists.
  const remove = useWrite(
    useClinicFilialDelete({
      mutation: {
        onSuccess: () => {
          void invalidateClinicHome(client);
          // A refetch now would request the deleted filial. The queries become stale instead, and
          // the next page refetches them.
          void client.invalidateQueries({ queryKey: getClinicFilialListQueryKey(), refetchType: 'none' });
        },
      },
      skipInvalidation: true,
    }),
    { done: `${filial.title}: удалён`, next: () => linkOptions({ to: '/fo/clinic/filials' }) },
  );
  const leave = () =>
    remove.ask({ id: filial.id }).then(
      () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated }),
      // The rejection is ignored here, because the dialog shows the error.
      () => undefined,
    );
  const isOpen = filial.state === 'open';
  const { closes_on: closesOn } = filial;
  return (
    <Card aria-labelledby="filial-state">
      <h2 id="filial-state" className="scroll-mt-24 text-title">
        Видимость
      </h2>
      <p className="mt-2 text-small text-ink-2">
        {closesOn === null
          ? texts[filial.state]
          : `Филиал открыт до\u00A0${calendarDay(closesOn)}, с\u00A0этого дня он\u00A0будет закрыт.`}
      </p>
      {filial.missing.length > 0 && (
        <p className="mt-2 text-small text-ink-2">
          Для полной страницы не&nbsp;хватает: {missingText(filial.missing)}.
        </p>
      )}
      {filial.state === 'draft' && <OpeningDay filial={filial} />}
      {closesOn !== null && <TakeBack filial={filial} action="Не закрывать" done={`${filial.title}: не закроется`} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" variant={isOpen ? 'secondary' : 'primary'} busy={opening && 'Открываем'} onClick={show}>
          {closesOn !== null
            ? 'Закрыть раньше'
            : isOpen
              ? 'Закрыть филиал'
              : filial.state === 'closed'
                ? 'Открыть снова'
                : 'Открыть для пациентов'}
        </Button>
        {!isOpen && (
          <Button size="small" variant="quiet" onClick={() => setRemoving(true)}>
            Удалить филиал
          </Button>
        )}
      </div>
      {part && <part.FilialStateDialog filial={filial} goal={isOpen ? 'closed' : 'open'} onClose={close} />}
      {removing && (
        <ConfirmAction
          write={remove}
          title={`Удалить ${filial.title}?`}
          safe="Оставить филиал"
          action="Удалить филиал"
          busy="Удаляем"
          onConfirm={() => void leave()}
          onClose={() => {
            remove.forget();
            setRemoving(false);
          }}
        >
          Вместе с&nbsp;ним пропадут часы врачей, цены и&nbsp;фотографии этого филиала.
        </ConfirmAction>
      )}
    </Card>
  );
}
