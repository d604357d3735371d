import type { ComponentType, ReactNode } from 'react';
import type { VisitConclusion } from '#generated/models/visit-conclusion.ts';
import type { VisitReferral } from '#generated/models/visit-referral.ts';
import { dateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';

interface ConclusionTextProps {
  readonly conclusion: VisitConclusion;
  /** Date of the next check-up («до 12 августа»), together with an action of the user. */
  readonly control: ReactNode;
  /** Action for a referral, such as booking it. */
  readonly action?: ComponentType<{ readonly referral: VisitReferral }>;
}

/**
 * A doctor's conclusion with a heading for each part. A part without content is left out, with its
 * heading.
 */
export function ConclusionText({ conclusion, control, action: Action }: ConclusionTextProps) {
  const { complaints, diagnosis, prescriptions, referrals, author, written_at } = conclusion;
  return (
    <>
      <dl className="flex flex-col gap-4">
        <Part heading="Жалобы">{complaints}</Part>
        <Part heading="Диагноз">{diagnosis}</Part>
        <Part heading="Назначения">{prescriptions}</Part>
        {referrals.length > 0 && (
          <Part heading="Направления">
            <ul className="divide-y divide-line">
              {referrals.map((referral) => (
                <li
                  key={referralKey(referral)}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-1 last:pb-0"
                >
                  <span className="min-w-0 wrap-anywhere">{referralTitle(referral)}</span>
                  {Action && <Action referral={referral} />}
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading="Контроль">{control}</Part>
      </dl>
      <p className="mt-4 text-small wrap-anywhere text-ink-3">
        {author}, {dateTime(written_at)}
      </p>
    </>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <div>
      <dt className="text-small text-ink-3">{heading}</dt>
      <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">
        {typeof children === 'string' ? typeset(children) : children}
      </dd>
    </div>
  );
}

/** Title of a referral: «Офтальмолог», «МРТ головного мозга». */
export function referralTitle({ specialisation, service }: VisitReferral): string {
  return typeset((specialisation ?? service)?.title ?? 'Направление');
}

/** Key of a referral, unique within its conclusion. In forms it is the value of the referral. */
export function referralKey({ specialisation, service }: VisitReferral): string {
  return specialisation === null ? `service-${service?.id ?? 0}` : `specialisation-${specialisation.id}`;
}
