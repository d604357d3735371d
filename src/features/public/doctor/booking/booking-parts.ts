import { SimilarDoctors } from '@/features/public/doctor/similar-doctors';
import { BookingBar } from './booking-bar';
import { BookingPanel } from './booking-panel';
import { NearestTimes } from './nearest-times';

/** What books on the page itself: one file, for none of them is of use without the others' data. */
export const bookingParts = { BookingBar, BookingPanel, NearestTimes, SimilarDoctors };
