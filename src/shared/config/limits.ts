/** Limits of docs/rules.md §9, unless another source is named. Times are in milliseconds. */
export const SUGGESTION_DELAY = 500;
export const SUGGESTION_MIN_LENGTH = 2;

export const FILE_MAX_BYTES = 5 * 1024 * 1024;
export const CODE_LENGTH = 5;
/** Number of digits of an authenticator app's code (RFC 6238). */
export const APP_CODE_LENGTH = 6;
/** Number of digits of a BIN or IIN. */
export const TAX_NUMBER_LENGTH = 12;
export const PASSWORD_MIN_LENGTH = 8;

export const QUERY_FRESHNESS = 3 * 60 * 1000;
export const CITIES_FRESHNESS = 60 * 60 * 1000;

/**
 * Sizes in pixels: the scroll position from which the button «Наверх» is shown, and the maximum
 * width of a phone's screen.
 */
export const SCROLL_TO_TOP_AFTER = 300;
export const PHONE_MAX_WIDTH = 768;
export const SLIDER_SWIPE = 50;
export const SLIDER_COUNT = 3;

/**
 * Sign of the tenge (KZT). It is a constant, because the locale data of some browsers print «KZT».
 */
export const CURRENCY_SIGN = '₸';
export const BONUS_UNIT = 'Б';

export const SERVICE_KINDS = ['consultation', 'analysis', 'examination'] as const;
export const REVIEW_SORTS = ['new', 'old', 'high-rate', 'low-rate'] as const;

/**
 * Sonner 1.7 itself sets the width (356 px) and the swipe distance (20 px), see
 * `tests/e2e/floating.spec.ts`. Sonner 2 needs a swipe of 45 px.
 */
export const TOAST = {
  duration: 4000,
  visible: 3,
  gap: 14,
  hotkey: ['altKey', 'KeyT'],
} as const;

export const CALENDAR_HIDE_DELAY = 110;
export const DEFAULT_CITY_ID = 1;

/**
 * Delay before the loading overlay appears, so that the overlay does not flash during fast
 * navigation.
 */
export const OVERLAY_DELAY = 150;

/** A notice appears if a response takes longer than this. docs/rules.md §7 sets no timeout. */
export const SLOW_ANSWER = 15_000;

/** Id of Kazakhstan in the directory of countries. Only its citizens have an IIN. */
export const KAZAKHSTAN_ID = 1;
