import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { Link } from '@tanstack/react-router';
import { lowerFirst } from '@/shared/format/letter-case';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import type { ReadinessStep } from './readiness-steps';
import type { Readiness } from './use-readiness';

interface ReadinessNoteProps {
  readonly readiness: Readiness | undefined;
  /** Id of the step that the user does on this page. */
  readonly here?: ReadinessStep['id'];
  readonly className?: string;
}

/**
 * Explains why patients can't book, with a link to the next step. If patients can book, nothing is
 * rendered.
 */
export function ReadinessNote({ readiness, here, className }: ReadinessNoteProps) {
  if (readiness === undefined || readiness.isBookable) return null;
  const left = readiness.left.filter(({ id }) => id !== here);
  const next = left.find(({ state, link }) => state === 'to_do' && link !== undefined);
  const waited = left.find(({ state }) => state === 'waiting')?.waits;
  return (
    <Callout tone="amber" icon={IconCalendarOff} {...(className !== undefined && { className })}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-60">
          <strong className="font-semibold">К&nbsp;вам пока нельзя записаться.</strong>{' '}
          {next !== undefined && `Следующий шаг: ${lowerFirst(next.title)}.`}
          {next === undefined && waited !== undefined && `Ждём: ${waited}.`}
        </p>
        {next?.link && (
          <ButtonLink {...next.link} size="small">
            {next.action}
            <span className="sr-only">: {next.title}</span>
          </ButtonLink>
        )}
      </div>
    </Callout>
  );
}

/** Short text of the state, with a link to the public page. */
export function ReadinessState({ readiness }: Pick<ReadinessNoteProps, 'readiness'>) {
  if (readiness === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {readiness.isBookable ? (
        <Badge tone="green" icon={IconCalendarCheck}>
          К&nbsp;вам можно записаться
        </Badge>
      ) : (
        <Badge tone="amber" icon={IconCalendarOff}>
          К&nbsp;вам пока нельзя записаться
        </Badge>
      )}
      {readiness.page && (
        <Link {...readiness.page} className="link text-small">
          Страница для пациентов
        </Link>
      )}
    </div>
  );
}
