import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SearchEmergency } from '#generated/models/search-emergency.ts';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { typeset } from '@/shared/format/typography';
import { ButtonAnchor } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';

interface EmergencyNoteProps {
  /** Text that explains when to call 103. */
  children: ReactNode;
  className?: string;
}

/** The note «Звоните 103». It is above all other content. */
export function EmergencyNote({ children, className }: EmergencyNoteProps) {
  return (
    <Callout tone="red" icon={IconUrgent} {...(className !== undefined && { className })}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1">{children}</div>
        <ButtonAnchor href={phoneHref(brand.emergency)} variant="danger" size="small">
          Позвонить {brand.emergency}
        </ButtonAnchor>
      </div>
    </Callout>
  );
}

interface EmergencyCallProps {
  emergency: SearchEmergency;
  className?: string;
}

/** Note above the search results if the search text describes an emergency. */
export function EmergencyCall({ emergency: { sources }, className }: EmergencyCallProps) {
  return (
    <EmergencyNote {...(className !== undefined && { className })}>
      <p>
        <strong className="font-semibold">Позвоните 103</strong>, если помощь нужна сейчас. Скорая бесплатна
        и&nbsp;работает круглосуточно.
      </p>
      {sources.length > 0 && (
        // On phones each link is on a line of its own, so there is no separator.
        <div className="mt-1.5 flex flex-wrap gap-x-4 text-caption">
          <Link to="/symptoms" className="link inline-flex min-h-6 items-center">
            Когда звонить&nbsp;103
          </Link>
          <span>{sources.length > 1 ? 'Источники:' : 'Источник:'}</span>
          {sources.map(({ title, url }) =>
            url === null ? (
              <span key={title}>{typeset(title)}</span>
            ) : (
              <a
                key={title}
                href={url}
                target="_blank"
                rel="noreferrer"
                className="link inline-flex min-h-6 items-center"
              >
                {typeset(title)}
              </a>
            ),
          )}
        </div>
      )}
    </EmergencyNote>
  );
}

/**
 * The emergency number in one line. It is shown if the request that would detect an emergency has
 * failed.
 */
export function EmergencyLine() {
  return (
    <p className="mt-2">
      Нужна скорая?{' '}
      <a href={phoneHref(brand.emergency)} className="link font-medium whitespace-nowrap">
        Позвоните {brand.emergency}
      </a>
    </p>
  );
}

/** List of the symptoms with which adults and children must call 103. */
export function EmergencyWords() {
  return (
    <>
      <p>
        <strong className="font-semibold">Звоните 103</strong>, если человек потерял сознание или не&nbsp;может дышать,
        сильно болит в&nbsp;груди, перекосило лицо, нарушилась речь, ослабела рука или нога, идёт сильное кровотечение.
      </p>
      <p className="mt-1.5">
        <strong className="font-semibold">Ребёнку</strong> ещё и&nbsp;тогда, когда у&nbsp;него судороги, он&nbsp;вялый,
        его трудно разбудить, дышит с&nbsp;трудом, не&nbsp;пьёт, сыпь не&nbsp;бледнеет под стаканом, младше
        3&nbsp;месяцев и&nbsp;38° или выше.
      </p>
    </>
  );
}
