import { useState } from 'react';
import { useClinicFilialOrderUpdate } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { isProblem } from '@/shared/api/problem';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { notify } from '@/shared/notify';
import { MoreItem, MoreLink, MoreMenu } from '@/shared/ui/overlay/more-menu';

const stateDialog = later(() => import('@/features/clinic/filial/filial-state-dialog'));

interface FilialMenuProps {
  readonly filial: FilialSummary;
  /** All filials in the clinic's order. */
  readonly ids: readonly number[];
}

/** What else can be done with a filial of the list. */
export function FilialMenu({ filial, ids }: FilialMenuProps) {
  const mayChange = useClinicRight('profile');
  const [goal, setGoal] = useState<'open' | 'closed'>('open');
  const { show, close, part } = useLaterDialog(stateDialog);
  const order = useClinicFilialOrderUpdate();
  const params = { id: `${filial.id}` };
  const ask = (state: 'open' | 'closed'): void => {
    setGoal(state);
    show();
  };
  const putFirst = (): void =>
    order.mutate(
      { data: { ids: [filial.id, ...ids.filter((id) => id !== filial.id)] } },
      {
        onSuccess: () => notify.success(`${filial.title} теперь первый в\u00A0списке и\u00A0на\u00A0странице клиники`),
        // Elsewhere a form says it.
        onError: (error) => {
          if (isProblem(error, 422)) notify.error(error);
        },
      },
    );
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
        {mayChange && ids[0] !== filial.id && <MoreItem onClick={putFirst}>Сделать главным</MoreItem>}
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
