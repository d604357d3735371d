import { familyPath, mother } from '../../e2e/support/family.ts';
import { answer, choose, press, type, type Write, writesOf } from './acts.ts';

const patient = writesOf('patient');
/**
 * Two invitations of the seed: the one to the demo patient's mother, and the one that the demo
 * patient received.
 */
const sent = `${familyPath}/access?person=${mother.id}`;
const received = `${familyPath}/invitations/700002`;

/** Writes about cards that several adults share. */
export const cardAccessWrites: readonly Write[] = [
  patient(
    'cardAccessCreate',
    `${familyPath}/access`,
    press('Открыть доступ'),
    type('Почта', 'doch@aman.example'),
    answer('Пригласить'),
  ),
  patient('cardAccessSend', sent, press(/^Отправить ещё раз/)),
  patient('cardAccessDelete', sent, press(/^Отозвать/), answer('Отозвать')),
  patient('cardInvitationAccept', received, choose(/^Кто вам/, 'spouse'), press('Принять')),
  patient('cardInvitationDecline', received, press('Отклонить'), answer('Отклонить')),
];
