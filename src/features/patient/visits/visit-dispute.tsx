import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Visit } from '#generated/models/visit.ts';
import { calendarDay } from '@/shared/format/date';
import { deadline } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { useToday } from '@/shared/use-now';

const disputeDialog = lazyModule(() => import('./dispute-dialog'));

/**
 * Card to dispute the state that the clinic has set. After the dispute it says that the dispute was
 * sent.
 */
export function VisitDispute({ visit }: { visit: Visit }) {
  const today = useToday();
  const { show, close, part, opening } = useLazyDialog(disputeDialog);
  const text = disputeText(visit);

  // Only the owner of the card can dispute.
  if (visit.shared_right !== undefined) return null;
  if (visit.disputed_at !== null) {
    return (
      <Card id="dispute" aria-labelledby="dispute-heading">
        <h2 id="dispute-heading" className="text-h3">
          Визит оспорен
        </h2>
        <Callout tone="amber" icon={IconFlag} className="mt-3 wrap-anywhere">
          Вы&nbsp;сообщили об&nbsp;этом {calendarDay(visit.disputed_at)}. Поддержка ответит на&nbsp;{visit.email}.
        </Callout>
      </Card>
    );
  }
  if (visit.dispute_until === null) return null;
  return (
    <Card id="dispute" aria-labelledby="dispute-heading" className="print:hidden">
      <h2 id="dispute-heading" className="text-h3">
        {text.question}
      </h2>
      <p className="mt-3 text-ink-2">
        {text.doubt} {deadline(visit.dispute_until, today)}.
      </p>
      <Button wide className="mt-3" busy={opening && 'Открываем'} onClick={show}>
        {text.action}
      </Button>
      {part && <part.DisputeDialog visit={visit} text={text} onClose={close} />}
    </Card>
  );
}

/** Texts for a visit that the clinic marked as a no-show, by format. */
const missed: Readonly<Record<VisitFormat, { question: string; doubt: string; hint: string }>> = {
  clinic: {
    question: 'Вы\u00A0были на\u00A0приёме?',
    doubt: 'Клиника отметила, что\u00A0вы не\u00A0пришли. Если это не\u00A0так, сообщите нам',
    hint: 'Когда вы пришли, к\u00A0кому обращались, что вам сказали.',
  },
  online: {
    question: 'Вы\u00A0были на\u00A0связи?',
    doubt: 'Клиника отметила, что\u00A0вы не\u00A0подключились. Если это не\u00A0так, сообщите нам',
    hint: 'Когда вы подключились, открылась\u00A0ли связь, что вам ответили.',
  },
  home: {
    question: 'Вы\u00A0ждали врача?',
    doubt: 'Клиника отметила, что\u00A0врач никого не\u00A0застал. Если это не\u00A0так, сообщите нам',
    hint: 'До\u00A0какого времени вы ждали, звонили\u00A0ли вам.',
  },
};

const missedSampling = {
  question: 'Вы\u00A0приходили сдать анализ?',
  doubt: 'Клиника отметила, что\u00A0вы не\u00A0пришли. Если это не\u00A0так, сообщите нам',
  hint: 'Когда вы пришли, к\u00A0кому обращались, что вам сказали.',
  action: 'Оспорить неявку',
  title: 'Оспорить неявку',
  marked: '«Неявка»',
} as const;

const noSample = {
  question: 'Анализ не\u00A0взяли?',
  doubt: 'Если вы пришли, а\u00A0анализ не\u00A0взяли, сообщите нам',
  action: 'Анализ не\u00A0взяли',
  title: 'Анализ не\u00A0взяли',
  hint: 'Когда вы пришли, к\u00A0кому обращались, что вам сказали.',
  marked: '«Завершён»',
} as const;

/** Texts of the dispute, for a no-show or a completed visit. */
export function disputeText({ status, format, doctor }: Pick<Visit, 'status' | 'format' | 'doctor'>) {
  if (doctor === null) return status === 'no_show' ? missedSampling : noSample;
  return status === 'no_show'
    ? {
        ...wordFor(missed, format, missed.clinic),
        action: 'Оспорить неявку',
        title: 'Оспорить неявку',
        marked: '«Неявка»',
      }
    : ({
        question: 'Приём не\u00A0состоялся?',
        doubt: 'Если врача не\u00A0было или\u00A0приём отменили, сообщите нам',
        action: 'Приём не\u00A0состоялся',
        title: 'Приём не\u00A0состоялся',
        hint: 'Врача не\u00A0было, приём отменили, вас не\u00A0приняли вовремя.',
        marked: '«Завершён»',
      } as const);
}
