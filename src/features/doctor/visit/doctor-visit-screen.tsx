import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useDoctorPatientRead } from '#generated/api/doctor-patients/doctor-patients.ts';
import { useDoctorVisitReadSuspense } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitEvent } from '#generated/models/visit-event.ts';
import { VisitDocuments } from '@/features/desk/papers/visit-documents';
import { VisitNotes } from '@/features/desk/papers/visit-notes';
import { DeskAnswers } from '@/features/desk/questions/desk-answers';
import { dataOf } from '@/shared/api/load';
import { polling } from '@/shared/api/polling';
import { dayHeading, dayOf } from '@/shared/format/date';
import { dateTime } from '@/shared/format/time';
import { quoted, typeset } from '@/shared/format/typography';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { useNow } from '@/shared/use-now';
import { doctorAnswers, doctorPapers } from './doctor-papers';
import { VisitHead } from './doctor-visit-head';
import { VisitConclusion } from './visit-conclusion';
import { VisitLine } from './visit-line';

const route = getRouteApi('/fo/doctor/visits/$id');

export function VisitScreen() {
  const { id } = route.useParams();
  const at = useNow();
  const { data } = useDoctorVisitReadSuspense(Number(id), { query: { ...polling, select: dataOf } });
  const { visit, record } = data;
  const { dispute } = record;

  return (
    <>
      <BackLink to="/fo/doctor/home" search={{ date: dayOf(visit.starts_at) }}>
        {dayHeading(visit.starts_at, at)}
      </BackLink>
      <h1 className="page-inset mt-1 text-h2 wrap-anywhere">{visit.person.full_name}</h1>
      <div className="mt-4 columns-cabinet-aside">
        <div className="flex min-w-0 flex-col gap-5 wrap-anywhere phone:gap-3">
          {dispute && (
            <Callout tone="amber" icon={IconFlag}>
              <strong>Пациент сообщил, что приём прошёл иначе.</strong> {dateTime(dispute.created_at)}:{' '}
              {quoted(typeset(dispute.text))}. Отметку проверит поддержка, до&nbsp;её ответа она не&nbsp;меняется.
            </Callout>
          )}
          <VisitHead visit={visit} record={record} at={at} />
          {record.questions && record.questions.length > 0 && (
            <Card aria-labelledby="answers-heading">
              <DeskAnswers key={visit.id} desk={doctorAnswers} visit={visit} questions={record.questions} />
            </Card>
          )}
          <VisitConclusion key={visit.id} visit={visit} conclusion={record.conclusion} at={at} />
          <Card aria-labelledby="notes-heading">
            <VisitNotes desk={doctorPapers} visitId={visit.id} notes={record.notes} />
          </Card>
          <Card id="documents" aria-labelledby="documents-heading" className="scroll-mt-6">
            <VisitDocuments key={visit.id} desk={doctorPapers} visitId={visit.id} documents={record.documents} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5 wrap-anywhere phone:gap-3">
          <PastVisits visit={visit} />
          <VisitHistory events={record.history} />
        </div>
      </div>
    </>
  );
}

const SHOWN = 5;

function PastVisits({ visit }: { visit: DeskVisit }) {
  const patient = useDoctorPatientRead(visit.client_id, { query: { ...shownBySection.query, select: dataOf } });
  return (
    <Card className="px-0 pb-2 phone:px-0">
      <h2 className="px-6 text-h3 phone:px-4">Визиты ко&nbsp;мне</h2>
      <div className="mt-1">
        <SectionQuery query={patient}>
          {({ visits }) => {
            const others = visits.filter(({ id }) => id !== visit.id);
            return others.length === 0 ? (
              <p className="px-6 pb-3 text-ink-2 phone:px-4">Других визитов не&nbsp;было.</p>
            ) : (
              <ul className="divide-y divide-line">
                {others.slice(0, SHOWN).map((one) => (
                  <VisitLine key={one.id} visit={one} />
                ))}
              </ul>
            );
          }}
        </SectionQuery>
      </div>
      <p className="px-6 pt-2 pb-3 phone:px-4">
        <Link to="/fo/doctor/patients/$id" params={{ id: String(visit.client_id) }} className="link font-medium">
          Карточка пациента
        </Link>
      </p>
    </Card>
  );
}

/** History of the visit, newest event first. */
function VisitHistory({ events }: { events: readonly VisitEvent[] }) {
  if (events.length === 0) return null;
  return (
    <Card>
      <h2 className="text-h3">История</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {events.map(({ id, at, text }) => (
          <li key={id}>
            <time dateTime={at} className="block text-small text-ink-3">
              {dateTime(at)}
            </time>
            <span className="wrap-anywhere">{typeset(text)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
