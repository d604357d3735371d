import { later } from '@/shared/later/later';

/** The search over the whole screen. Preloaded: opening it must answer the tap itself, or a phone's keyboard stays away. */
export const searchScreen = later(() => import('./search-screen'));
