import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { VisitConclusion } from '#generated/models/visit-conclusion.ts';
import type { VisitReferral } from '#generated/models/visit-referral.ts';
import type { Visit } from '#generated/models/visit.ts';
import { ConclusionText, referralTitle } from '@/domain/visit/conclusion-text';
import { againLink } from '@/domain/visit/visit-host';
import { calendarDay } from '@/shared/format/date';
import { ShareButton } from '@/shared/share-button';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { IconButton } from '@/shared/ui/icon-button';

/**
 * The doctor's conclusion. The patient can print and share it, and each referral has a link to book
 * it.
 */
export function PatientConclusion({ visit }: { readonly visit: Visit }) {
  const { conclusion } = visit;
  if (!conclusion) return null;
  return (
    <Card id="conclusion" className="scroll-mt-6">
      <div className="-mt-2 mb-2 flex items-center justify-between gap-4">
        <h2 className="text-h3">Заключение врача</h2>
        <div className="flex print:hidden">
          <ShareButton
            title="Заключение врача"
            text={conclusionShareText(visit, conclusion)}
            copied="Заключение скопировано"
            className="text-teal"
          />
          <IconButton icon={IconPrinter} label="Напечатать" className="text-teal" onClick={() => window.print()} />
        </div>
      </div>
      <ConclusionText
        conclusion={conclusion}
        control={
          conclusion.control_until !== null && (
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              до&nbsp;{calendarDay(conclusion.control_until)}
              <ButtonLink {...againLink(visit, visit.service_id)} size="small" className="print:hidden">
                Записаться на&nbsp;контроль
              </ButtonLink>
            </span>
          )
        }
        action={BookByReferral}
      />
    </Card>
  );
}

/** Link to the search for the specialisation or service of a referral. */
function BookByReferral({ referral }: { readonly referral: VisitReferral }) {
  const { specialisation, service } = referral;
  const search =
    specialisation === null
      ? { category: 'clinics' as const, services: service === null ? [] : [service.slug], sort: 'price' as const }
      : { category: 'doctors' as const, specialisations: [specialisation.slug] };
  return (
    <ButtonLink to="/search" search={search} size="small" className="print:hidden">
      Записаться<span className="sr-only"> по&nbsp;направлению: {referralTitle(referral)}</span>
    </ButtonLink>
  );
}

/** The conclusion as plain text, to share with a relative or another doctor. */
function conclusionShareText(visit: Visit, conclusion: VisitConclusion): string {
  const { complaints, diagnosis, prescriptions, control_until, referrals, author } = conclusion;
  const parts = [
    ['Жалобы', complaints],
    ['Диагноз', diagnosis],
    ['Назначения', prescriptions],
    ['Направления', referrals.map(referralTitle).join(', ')],
    ['Контроль', control_until && `до ${calendarDay(control_until)}`],
  ] as const;
  return [
    `Заключение врача, ${calendarDay(visit.starts_at)}`,
    `Пациент: ${visit.person.full_name}`,
    `Врач: ${author}`,
    ...parts.flatMap(([heading, text]) => (text ? [`${heading}: ${text}`] : [])),
  ]
    .join('\n')
    .replaceAll('\u00A0', ' ');
}
