/**
 * Generated from the contract; never edited by hand.
 */
const roleItem = { name: 's', 'rights?': ['s'] };
const user = { id: 'n', 'avatar~': 's', full_name: 's', email: 's', roles: [roleItem] };

export const shapes = { 'POST /auth/me': { data: { user: user } } };
