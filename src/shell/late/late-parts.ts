import { OfflineBanner } from '@/shell/layout/offline-banner';
import { ScrollToTop } from '@/shell/layout/scroll-to-top';
import { ErrorScreen } from '@/shell/screens/error-screen';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';

/** What no page begins with, in one file: it must be there before the connection is gone or something breaks. */
export const lateParts = { ErrorScreen, NotFoundScreen, OfflineBanner, ScrollToTop };
