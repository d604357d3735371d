/** Limits and figures of docs/rules.md §9 unless said otherwise. Times are in milliseconds. */
export const SUGGESTION_DELAY = 500;
export const SUGGESTION_MIN_LENGTH = 2;

export const FILE_MAX_BYTES = 5 * 1024 * 1024;
export const CODE_LENGTH = 5;
/** Digits of a code that an app makes (RFC 6238). */
export const APP_CODE_LENGTH = 6;
/** BIN and IIN. */
export const TAX_NUMBER_LENGTH = 12;
export const PASSWORD_MIN_LENGTH = 8;

export const QUERY_FRESHNESS = 3 * 60 * 1000;
export const CITIES_FRESHNESS = 60 * 60 * 1000;

/** Pixels. */
export const SCROLL_TO_TOP_AFTER = 300;
export const PHONE_MAX_WIDTH = 768;
export const SLIDER_SWIPE = 50;
export const SLIDER_COUNT = 3;

/** Sign of the tenge (KZT). Hard-coded, because some browsers' locale data print «KZT». */
export const CURRENCY_SIGN = '₸';
export const BONUS_UNIT = 'Б';

export const SERVICE_KINDS = ['consultation', 'analysis', 'examination'] as const;
export const REVIEW_SORTS = ['new', 'old', 'high-rate', 'low-rate'] as const;

/**
 * Width (356 px) and swipe distance (20 px) are built into Sonner 1.7
 * (`tests/e2e/floating.spec.ts`); version 2 needs 45 px.
 */
export const TOAST = {
  duration: 4000,
  visible: 3,
  gap: 14,
  hotkey: ['altKey', 'KeyT'],
} as const;

export const CALENDAR_HIDE_DELAY = 110;
export const DEFAULT_CITY_ID = 1;

/** Delay of the loading overlay, so that fast navigation doesn't flash. */
export const OVERLAY_DELAY = 150;

/** A notice is shown for responses slower than this; docs/rules.md §7 sets no timeout. */
export const SLOW_ANSWER = 15_000;

/** Id of Kazakhstan, whose citizens have an IIN; first in the directory of countries. */
export const KAZAKHSTAN_ID = 1;
