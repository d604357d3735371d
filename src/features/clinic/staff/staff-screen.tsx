import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { useClinicStaffListSuspense } from '#generated/api/clinic-staff/clinic-staff.ts';
import type { StaffMember } from '#generated/models/staff-member.ts';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { dataOf } from '@/shared/api/load';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { MoreItem, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { PageHeading } from '@/shared/ui/page-heading';
import { FactorCard } from './factor-card';
import { filialsText, rightsText } from './rights';

const dialogs = lazyModule(() => import('./staff-dialogs'));

/**
 * Staff with access to the clinic's cabinet, and their rights. The provider's documents do not have
 * the route clinicStaff.
 */
export function StaffScreen() {
  const { data: staff } = useClinicStaffListSuspense({ query: { select: dataOf } });
  const { show, close, preload, part, opening } = useLazyDialog(dialogs);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2" />
        <Button
          variant="primary"
          busy={opening && 'Открываем'}
          onPointerEnter={preload}
          onClick={show}
          className="phone:w-full"
        >
          <Icon icon={IconUserPlus} />
          Пригласить
        </Button>
      </div>
      <p className="page-inset mt-2 max-w-160 text-ink-2">
        У&nbsp;каждого свой вход, свои права и&nbsp;свои филиалы. Владелец может всё, и&nbsp;только он видит эту
        страницу.
      </p>
      <Card className="mt-4 py-2 phone:py-1">
        <ul className="divide-y divide-line">
          {staff.map((member) => (
            <StaffRow key={member.id} member={member} />
          ))}
        </ul>
      </Card>
      <FactorCard staff={staff} />
      {part && <part.InviteDialog onClose={close} />}
    </>
  );
}

function StaffRow({ member }: { member: StaffMember }) {
  const { filials = [] } = useDesk();
  const { show, close, preload, part } = useLazyDialog(dialogs);
  const [action, setAction] = useState<'rights' | 'remove'>('rights');
  const open = (which: typeof action) => {
    setAction(which);
    show();
  };
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar id={member.id} name={member.full_name} size={40} />
      <div className="min-w-0 grow wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{member.full_name}</span>
          {member.owner && <Badge tone="teal">Владелец</Badge>}
          {member.second_factor && <Badge tone="green">Вход с&nbsp;кодом</Badge>}
          {member.state === 'invited' && <Badge tone="amber">Ждём, пока задаст пароль</Badge>}
        </p>
        <p className="text-small text-ink-2">{member.email}</p>
        <p className="text-small text-ink-3">
          {member.owner ? 'Все права' : rightsText(member.rights)}
          {!member.owner && filials.length > 1 && `. ${filialsText(member.filial_ids, filials)}`}
        </p>
      </div>
      {!member.owner && (
        <div onPointerEnter={preload}>
          <MoreMenu label={`Действия: ${member.full_name}`}>
            <MoreItem onClick={() => open('rights')}>Изменить права</MoreItem>
            <MoreItem danger onClick={() => open('remove')}>
              Закрыть доступ
            </MoreItem>
          </MoreMenu>
        </div>
      )}
      {part && action === 'rights' && <part.RightsDialog member={member} onClose={close} />}
      {part && action === 'remove' && <part.RemoveDialog member={member} onClose={close} />}
    </li>
  );
}
