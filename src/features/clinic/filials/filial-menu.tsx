import { useState } from 'react';
import { useClinicFilialOrderUpdate } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import { useClinicRight, useWholeClinicRight } from '@/features/auth/session/clinic-rights';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { MoreItem, MoreLink, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { useWrite } from '@/shared/write/use-write';

const stateDialog = lazyModule(() => import('@/features/clinic/filial/filial-state-dialog'));

interface FilialMenuProps {
  readonly filial: FilialSummary;
  /** Ids of all filials in the clinic's order. */
  readonly ids: readonly number[];
}

/** Menu with further actions for a filial in the list. */
export function FilialMenu({ filial, ids }: FilialMenuProps) {
  const mayChange = useClinicRight('profile');
  const mayOrder = useWholeClinicRight('profile');
  const [goal, setGoal] = useState<'open' | 'closed'>('open');
  const { show, close, part } = useLazyDialog(stateDialog);
  const order = useWrite(useClinicFilialOrderUpdate(), {
    done: `${filial.title} теперь первый в\u00A0списке и\u00A0на\u00A0странице клиники`,
  });
  const params = { id: `${filial.id}` };
  const ask = (state: 'open' | 'closed'): void => {
    setGoal(state);
    show();
  };
  const putFirst = (): void => order.send({ data: { ids: [filial.id, ...ids.filter((id) => id !== filial.id)] } });
  return (
    <>
      <MoreMenu label={`Действия: ${filial.title}`}>
        <MoreLink to="/fo/clinic/filials/$id/profile" params={params}>
          Профиль
        </MoreLink>
        <MoreLink to="/fo/clinic/filials/$id/doctors" params={params}>
          Врачи
        </MoreLink>
        <MoreLink to="/fo/clinic/filials/$id/prices" params={params}>
          Услуги и&nbsp;цены
        </MoreLink>
        {mayOrder && ids[0] !== filial.id && <MoreItem onClick={putFirst}>Сделать главным</MoreItem>}
        {mayChange && filial.state !== 'open' && (
          <MoreItem onClick={() => ask('open')}>{filial.state === 'closed' ? 'Открыть снова' : 'Открыть'}</MoreItem>
        )}
        {mayChange && filial.state === 'open' && (
          <MoreItem danger onClick={() => ask('closed')}>
            Закрыть филиал
          </MoreItem>
        )}
      </MoreMenu>
      {part && <part.FilialStateDialog filial={filial} goal={goal} onClose={close} />}
    </>
  );
}
