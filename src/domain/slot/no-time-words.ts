/** What a person is told where nothing can be booked online, and what to do about it. */
interface NoTimeWords {
  readonly title: string;
  readonly text: string;
}

const byPhone: NoTimeWords = {
  title: 'Запись по\u00A0телефону',
  text: 'К\u00A0этому врачу записывает клиника. Позвоните, и\u00A0вам подберут время.',
};

/** Cards and the doctor's page look four weeks ahead, and so does whoever waits. */
const noTime: NoTimeWords = {
  title: 'На\u00A0ближайшие четыре недели свободного времени нет',
  text: 'Сообщим, когда время появится. Или\u00A0позвоните: клиника подскажет или\u00A0запишет к\u00A0другому.',
};

/** Whether only the clinic's phone books a visit; then there is nothing to wait for either. */
export function isByPhone({ online_booking }: { readonly online_booking?: boolean }): boolean {
  return online_booking === false;
}

/** The same words on a card and on the doctor's page. */
export function noTimeWords(doctor: { readonly online_booking?: boolean }): NoTimeWords {
  return isByPhone(doctor) ? byPhone : noTime;
}
