import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { Link } from '@tanstack/react-router';
import { useCardInvitationList } from '#generated/api/patient-card-access/patient-card-access.ts';
import { Callout } from '@/shared/ui/callout';

/** Unanswered invitations to other people's cards. */
export function InvitationList() {
  // An error isn't shown, because the notification also has a link to the invitation.
  const { data } = useCardInvitationList({ query: { meta: { silent: true } } });
  return data?.data.map(({ id, right, owner_name, person_name, is_owner }) => (
    <Callout key={id} tone="teal" icon={IconMail} className="mt-4">
      <p className="wrap-anywhere">
        {right === 'own'
          ? `${owner_name} передаёт вам медкарту: ${person_name}.`
          : is_owner
            ? `${owner_name} открывает вам свою медкарту.`
            : `${owner_name} открывает вам медкарту: ${person_name}.`}{' '}
        <Link to="/fo/patient/family/invitations/$id" params={{ id: String(id) }} className="link whitespace-nowrap">
          Посмотреть приглашение
        </Link>
      </p>
    </Callout>
  ));
}
