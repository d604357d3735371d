/**
 * Generated from the contract; never edited by hand.
 */
const roleItem = {
  name: 's',
  'rights?': ['s'],
  'second_factor?': { required_from: 'd', missing: 'b' },
  'filial_ids?': ['n'],
};
const user = { id: 'n', 'avatar~': 's', full_name: 's', email: 's', roles: [roleItem] };
const AuthMeAnswer = { data: { user: user } };
const secondFactor = { is_on: 'b', 'turned_on_at~': 'd', recovery_codes_left: 'n' };
const SecondFactorReadAnswer = { data: secondFactor };
const sessionRecord = { id: 's', 'device~': 's', created_at: 'd', expires_at: 'd', current: 'b' };
const SessionListAnswer = { data: [sessionRecord] };
const calendarFeed = { whose: 's', 'full_name~': 's', 'path~': 's', 'created_at~': 'd' };
const CalendarFeedListAnswer = { data: [calendarFeed] };
const accountDeletion = {
  visits: [{ id: 'n', number: 's', starts_at: 'd', title: 's', person: 's' }],
  family_members: 'n',
  documents: 'n',
  'blocked_by~': 's',
};
const AccountDeletionReadAnswer = { data: accountDeletion };
const pushSubscription = { id: 'n', endpoint: 's', cabinet: 's', created_at: 'd' };
const push = { public_key: 's', subscriptions: [pushSubscription] };
const PushReadAnswer = { data: push };

export const shapes = {
  'POST /auth/me': AuthMeAnswer,
  'GET /auth/second-factor': SecondFactorReadAnswer,
  'GET /auth/sessions': SessionListAnswer,
  'GET /auth/calendar-feeds': CalendarFeedListAnswer,
  'GET /auth/account/deletion': AccountDeletionReadAnswer,
  'GET /auth/push': PushReadAnswer,
};

export const created = {};
