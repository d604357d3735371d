/**
 * Bodies of which a person types nothing that the contract limits: presses, choices, secrets,
 * searches.
 */
export const withoutForm = {
  'a press': [
    'favourite-request',
    'guest-slot-hold-request',
    'news-publication-request',
    'slot-hold-request',
    'visibility-request',
    'visit-reschedule-request',
    'waitlist-offer-request',
    'waitlist-request',
  ],
  'an order or a choice of what is listed': [
    'avatar-request',
    'binding-order-request',
    'clinic-binding-request',
    'clinic-doctor-request',
    'filial-order-request',
    'parameter-link-request',
    'specialisation-link-request',
    'specialisation-order-request',
    'staff-update-request',
  ],
  'a question to the provider, asked while a form is filled in': [
    'clinic-absence-dry-run-request',
    'clinic-directory-request',
    'filial-change-request',
    'schedule-dry-run-request',
    'search-filters-request',
    'search-request',
    'suggestions-request',
  ],
  'an account, tried in rules.test.ts': [
    'account-delete-request',
    'code-confirm-request',
    'code-send-request',
    'login-request',
    'password-reset-request',
    'password-update-request',
  ],
  'made of a form that is tried under another body': [
    'doctor-service-link-request',
    'document-request',
    'price-create-request',
    'review-update-request',
  ],
  'hours, days and prices, tried with their own rules': [
    'doctor-reception-request',
    'filial-state-request',
    'price-import-request',
    'special-day-request',
  ],
};
