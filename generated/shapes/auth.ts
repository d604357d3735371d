/**
 * Generated from the contract; never edited by hand.
 */
const roleItem = { name: 's', 'rights?': ['s'] };
const user = { id: 'n', 'avatar~': 's', full_name: 's', email: 's', roles: [roleItem] };
const AuthMeAnswer = { data: { user: user } };

export const shapes = { 'POST /auth/me': AuthMeAnswer };
