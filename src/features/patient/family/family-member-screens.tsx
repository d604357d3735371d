import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  getFamilyMemberListQueryOptions,
  useFamilyMemberCreate,
  useFamilyMemberListSuspense,
  useFamilyMemberUpdate,
} from '#generated/api/patient-family/patient-family.ts';
import type { FamilyMemberRequest } from '#generated/models/family-member-request.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { DraftNote } from '@/shared/form/draft-note';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { type ResolveConflict, useVersioned } from '@/shared/form/use-versioned';
import { shortName } from '@/shared/format/name';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import {
  addedPhrase,
  familyDefaults,
  familyFieldNames,
  newMemberDraft,
  familyValues,
  FamilyFields,
  familySchema,
} from './family-fields';
import { FamilyIdentity } from './family-identity';
import { useTwinQuestion } from './twin-question';

const route = getRouteApi('/fo/patient/_cabinet/family/$id');
const toFamily = linkOptions({ to: '/fo/patient/family' });

export function AddFamilyMemberScreen() {
  const create = useWrite(useFamilyMemberCreate(), {
    done: (_, { data }) => addedPhrase(data),
    next: () => toFamily,
  });
  const { asksAbout, question } = useTwinQuestion();
  return (
    <>
      <BackLink to="/fo/patient/family">Семья</BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      <p className="mt-1 text-ink-2">
        Как в&nbsp;документе: по&nbsp;имени и&nbsp;дате рождения клиника узнаёт пациента.
      </p>
      <FamilyForm
        initial={familyDefaults}
        draft={newMemberDraft}
        send={async (data) => ((await asksAbout(data)) ? 'kept' : create.ask({ data }))}
        question={question}
        words={{ action: 'Добавить', busy: 'Добавляем', failure: 'Не\u00A0получилось добавить' }}
      />
    </>
  );
}

export function EditFamilyMemberScreen() {
  const id = Number(route.useParams().id);
  const { data: family } = useFamilyMemberListSuspense();
  // Keeps the member as loaded. If another page removes the member, the form stays on the screen
  // until it is sent.
  const [member] = useState(() => family.data.find((one) => one.id === id));
  return member && <EditForm key={id} start={family} member={member} />;
}

function EditForm({ start, member }: { start: Versioned<FamilyMember[]>; member: FamilyMember }) {
  const client = useQueryClient();
  const update = useWrite(useFamilyMemberUpdate(), { done: 'Данные сохранены', next: () => toFamily });
  const edited = useVersioned({
    start,
    // If the member was removed, the old values stay in the form, and the server refuses the
    // change.
    valuesOf: ({ data }: Versioned<FamilyMember[]>) => familyValues(data.find(({ id }) => id === member.id) ?? member),
    read: () => client.query({ ...getFamilyMemberListQueryOptions(), staleTime: 0, meta: { silent: true } }),
  });
  return (
    <>
      <BackLink to="/fo/patient/family">Семья</BackLink>
      <h1 className="page-inset mt-1 text-page wrap-anywhere">{shortName(member)}</h1>
      <p className="mt-1 text-ink-2">Исправления увидят и&nbsp;клиники, куда этот человек записан.</p>
      <FamilyForm
        initial={edited.initial}
        draft={`family-${member.id}`}
        send={(data) => update.ask({ id: member.id, data, headers: ifMatch(edited.began()) })}
        mend={edited.mend}
        note={<OthersNote others={edited.others} names={familyFieldNames} />}
        words={{ action: 'Сохранить', busy: 'Сохраняем', failure: 'Не\u00A0получилось сохранить' }}
      />
    </>
  );
}

interface FamilyFormProps {
  initial: typeof familyDefaults;
  draft: string;
  send: (member: FamilyMemberRequest) => Promise<unknown>;
  /** Resolves a 412; comes from `useVersioned`. */
  mend?: ResolveConflict<typeof familyDefaults>;
  /** Note about changes that another page has made meanwhile. */
  note?: ReactNode;
  /** Question that the user must answer before the form is sent. */
  question?: ReactNode;
  /** Texts of the button: «Добавить», and «Добавляем» while sending. */
  words: { readonly action: string; readonly busy: string; readonly failure: string };
}

/** Form of a new or existing member (docs/rules.md §3, person). */
function FamilyForm({ initial, draft, send, mend, note, question, words }: FamilyFormProps) {
  const { frame } = useSchemaForm({
    schema: familySchema,
    defaultValues: initial,
    draft: { name: draft },
    submit: send,
    mend,
  });

  return (
    <FormFrame
      {...frame}
      guard={UnsavedGuard}
      failure={words.failure}
      className="mt-5 flex max-w-176 flex-col gap-6 phone:mt-4 phone:gap-3"
    >
      {note}
      <DraftNote initial={initial} />
      <Card as="div">
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
          <FamilyFields />
          <FamilyIdentity />
          {question}
        </div>
        <div className="mt-6 flex items-center gap-2 phone:hidden">
          <SubmitButton size="large" busy={words.busy}>
            {words.action}
          </SubmitButton>
          <ButtonLink variant="quiet" size="large" to="/fo/patient/family">
            Отменить
          </ButtonLink>
        </div>
      </Card>
      <BottomBar className="-mx-(--gutter)">
        <SubmitButton size="large" wide busy={words.busy}>
          {words.action}
        </SubmitButton>
      </BottomBar>
    </FormFrame>
  );
}
