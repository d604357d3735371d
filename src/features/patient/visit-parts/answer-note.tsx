import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { answerPhrase, nearlyDue } from '@/domain/visit/visit-text';
import { phoneHref } from '@/shared/format/phone';
import { Callout } from '@/shared/ui/callout';
import { useNow } from '@/shared/use-now';

/**
 * Note on a pending request: who has to answer it, the deadline, and what to do if no answer comes
 * (docs/rules.md §4, «A visit»).
 */
export function AnswerNote({ visit, className }: { visit: Visit; className?: string }) {
  const moment = useNow();
  const { answer_until: until, filial, format } = visit;
  if (until === null) return null;
  return (
    <Callout tone="amber" icon={IconClock} {...(className !== undefined && { className })}>
      <p>
        <strong>{answerPhrase(until, moment)}</strong>
        {nearlyDue(until, moment)}. Не&nbsp;ответит&nbsp;— запись снимется сама, и&nbsp;мы&nbsp;покажем ближайшее время.
      </p>
      <p className="mt-1">
        {format === 'clinic' && 'Приезжать без\u00A0подтверждения не\u00A0нужно. '}
        Ждать некогда? Позвоните:{' '}
        <a href={phoneHref(filial.phone)} className="link whitespace-nowrap">
          {filial.phone}
        </a>
      </p>
    </Callout>
  );
}
