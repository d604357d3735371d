import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '@/features/auth/account/account-screen';
import { guard } from '@/features/auth/session/guard';
import { CabinetLayout } from '@/shell/navigation/cabinet-layout';
import { isProfessional } from '@/shell/navigation/cabinet-menu';
import { useFrameArea } from '@/shell/navigation/frame-area';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/auth/account')({
  staticData: { name: 'authAccount', area: 'member' },
  beforeLoad: guard('member'),
  head: () => pageTitle('Аккаунт и\u00A0пароль'),
  component: Account,
});

/** Shown in the frame of the doctor's or clinic's cabinet. */
function Account() {
  const area = useFrameArea();
  if (!isProfessional(area)) {
    return (
      <div className="page py-10 page-grey phone:py-4">
        <AccountScreen />
      </div>
    );
  }
  return (
    <CabinetLayout cabinet={area}>
      <AccountScreen />
    </CabinetLayout>
  );
}
