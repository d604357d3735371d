/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type StaffRightsItem = (typeof StaffRightsItem)[keyof typeof StaffRightsItem];

export const StaffRightsItem = {
  visits: 'visits',
  clients: 'clients',
  waitlist: 'waitlist',
  reviews: 'reviews',
  news: 'news',
  profile: 'profile',
  doctors: 'doctors',
  figures: 'figures',
} as const;
