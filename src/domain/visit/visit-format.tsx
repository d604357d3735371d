import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { wordFor } from '@/shared/format/word-for';
import { type IconComponent, Icon } from '@/shared/ui/icon';

const hints: Readonly<Record<VisitFormat, string | undefined>> = {
  clinic: undefined,
  online: 'Онлайн, по\u00A0видеосвязи',
  home: 'На\u00A0дому: врач приедет по\u00A0вашему адресу',
};

/** Where a service takes place. Renders nothing for the clinic, because people expect it. */
export function PlaceLine({ format }: { format: VisitFormat }) {
  const text = wordFor(hints, format, formatWords(format).title);
  if (text === undefined) return null;
  return (
    <p className="flex items-center gap-2 text-small text-ink-2">
      <Icon icon={formatWords(format).icon} size={18} className="text-teal" />
      {text}
    </p>
  );
}

/**
 * Texts that differ by the format of a visit: the patient travels, the doctor travels, or they meet
 * online.
 */
export interface FormatWords {
  readonly icon: IconComponent;
  /** Text in a row of facts. */
  readonly title: string;
  /** Short text for a line of a list. */
  readonly short: string;
  /** Text after a price. */
  readonly payment: string;
  /** Label before the amount to pay. */
  readonly due: string;
  /** Question about who the visit is for. */
  readonly who: string;
  /** Label of the button that confirms attendance, and its short form. */
  readonly promise: string;
  readonly promiseShort: string;
}

const words: Readonly<Record<VisitFormat, FormatWords>> = {
  clinic: {
    icon: IconMapPin,
    title: 'В\u00A0клинике',
    short: 'В\u00A0клинике',
    payment: 'оплата в\u00A0клинике',
    due: 'К\u00A0оплате в\u00A0клинике',
    who: 'Кто пойдёт к\u00A0врачу',
    promise: 'Я приду',
    promiseShort: 'Приду',
  },
  online: {
    icon: IconVideo,
    title: 'Онлайн, по\u00A0видеосвязи',
    short: 'Онлайн',
    payment: 'клиника пришлёт счёт на\u00A0почту',
    due: 'К\u00A0оплате по\u00A0счёту клиники',
    who: 'Кому нужен врач',
    promise: 'Я буду на\u00A0связи',
    promiseShort: 'Буду на\u00A0связи',
  },
  home: {
    icon: IconHome,
    title: 'На\u00A0дому',
    short: 'На\u00A0дому',
    payment: 'оплата врачу на\u00A0месте',
    due: 'К\u00A0оплате врачу на\u00A0месте',
    who: 'Кому нужен врач',
    promise: 'Буду ждать врача',
    promiseShort: 'Буду ждать',
  },
};

/** Texts for a format that this version does not know. They say that the clinic will explain it. */
const unknown: FormatWords = {
  icon: IconMapPin,
  title: 'Место уточнит клиника',
  short: 'Место уточнит клиника',
  payment: 'об\u00A0оплате скажет клиника',
  due: 'К\u00A0оплате',
  who: 'Кому нужен врач',
  promise: 'Подтверждаю',
  promiseShort: 'Подтвердить',
};

export function formatWords(format: VisitFormat): FormatWords {
  return wordFor(words, format, unknown);
}
