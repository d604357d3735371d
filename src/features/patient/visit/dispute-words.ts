import type { Visit } from '@generated/models/visit';

/** A visit that the clinic marked as missed is disputed in other words than one marked as completed. */
export function disputeWords({ status }: Pick<Visit, 'status'>) {
  return status === 'no_show'
    ? ({
        question: 'Вы\u00A0были на\u00A0приёме?',
        doubt: 'Клиника отметила, что\u00A0вы не\u00A0пришли. Если это не\u00A0так, сообщите нам',
        action: 'Оспорить неявку',
        title: 'Оспорить неявку',
        hint: 'Когда вы пришли, к\u00A0кому обращались, что вам сказали.',
        marked: '«Неявка»',
      } as const)
    : ({
        question: 'Приём не\u00A0состоялся?',
        doubt: 'Если врача не\u00A0было на\u00A0месте или\u00A0приём отменили, сообщите нам',
        action: 'Приём не\u00A0состоялся',
        title: 'Приём не\u00A0состоялся',
        hint: 'Врача не\u00A0было на\u00A0месте, приём отменили, вас не\u00A0приняли вовремя.',
        marked: '«Завершён»',
      } as const);
}
