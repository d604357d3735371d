import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { safeParse } from 'valibot';
import type { DocumentCategory } from '#generated/models/document-category.ts';
import { categories, categoryLabel } from '@/domain/visit/document-text';
import { documentsCount } from '@/shared/format/counts';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { SelectField } from '@/shared/ui/fields/select';
import { TextField } from '@/shared/ui/fields/text-field';
import { useRestoredFocus } from '@/shared/ui/focus';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { CardChips } from './card-owner';
import { cardSearch, type CardPerson } from './card-person';
import { documentSchema } from './document-form';
import { UploadList } from './upload-list';
import type { UploadQueue } from './upload-queue';
import type { Upload } from './upload-state';
import { UploadGuard, UploadZone } from './upload-zone';
import { useUploadQueue, useUploads } from './use-upload-queue';
import { VisitChoice } from './visit-choice';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/document');

/**
 * Adds documents with name and category to the medical card, and optionally to a visit
 * (docs/rules.md §2).
 */
export function AddDocumentsScreen() {
  const { person } = route.useLoaderData();
  return (
    <div className="fill-screen">
      <BackLink to="/fo/patient/medical-card" search={cardSearch(person)}>
        Медкарта
      </BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      <div className="page-inset mt-5 empty:hidden phone:mt-4">
        <CardChips person={person} />
      </div>
      {/* The React key changes with the person, which discards the chosen files when another
          person's card opens. */}
      <AddDocuments key={person ?? 'self'} person={person} />
    </div>
  );
}

/** List of files with their fields, the choice of a visit, and one button that sends all files. */
function AddDocuments({ person }: { person: CardPerson }) {
  const { visit } = route.useSearch();
  const navigate = route.useNavigate();
  const queue = useUploadQueue({ eager: false, to: { family_member_id: person ?? null, visit_id: null } });
  const uploads = useUploads(queue);
  const [tried, setTried] = useState(false);

  const ready = uploads.filter(({ state }) => state.kind === 'ready');
  const added = uploads.filter(({ state }) => state.kind === 'added');
  const isDone = uploads.length > 0 && uploads.length === added.length;
  const card = useRef<HTMLElement>(null);
  // When all files are added, a link replaces the button, so the focus moves to the card.
  useRestoredFocus(`${isDone}`, card);
  const isAtStake = () => queue.isBusy() || queue.get().some(({ state }) => ['ready', 'asked'].includes(state.kind));

  const send = () => {
    if (ready.length === 0) return;
    const wrong = ready.find((upload) => answersError(upload) !== undefined);
    setTried(wrong !== undefined);
    if (wrong) return void document.getElementById(nameFieldId(wrong))?.focus();
    queue.start({ family_member_id: person ?? null, visit_id: visit ?? null });
  };
  const button = (wide: boolean) =>
    isDone ? (
      <ButtonLink wide={wide} variant="primary" to="/fo/patient/medical-card" search={cardSearch(person)}>
        К&nbsp;медкарте
      </ButtonLink>
    ) : (
      <Button wide={wide} variant="primary" aria-disabled={ready.length === 0} onClick={send}>
        {ready.length > 1 ? `Добавить ${documentsCount(ready.length)}` : 'Добавить документ'}
      </Button>
    );

  return (
    <>
      <div className="mt-5 flex flex-col gap-6 phone:mb-5 phone:gap-3">
        <Card ref={card} aria-label="Файлы">
          <UploadZone onFiles={(files) => queue.add(files)} />
          <UploadList
            uploads={uploads}
            queue={queue}
            renderQuestions={(upload) => <UploadQuestions upload={upload} queue={queue} tried={tried} />}
          />
        </Card>
        <Card aria-label="Визит">
          <VisitChoice
            visitId={visit}
            person={person}
            onChange={(chosen) =>
              void navigate({ search: { ...cardSearch(person), ...(chosen && { visit: chosen }) }, replace: true })
            }
          />
        </Card>
        <div className="phone:hidden">{button(false)}</div>
      </div>
      <BottomBar className="-mx-(--gutter) mt-auto">{button(true)}</BottomBar>
      <UploadGuard isAtStake={isAtStake}>Они ещё не&nbsp;в&nbsp;медкарте.</UploadGuard>
    </>
  );
}

interface UploadQuestionsProps {
  upload: Upload;
  queue: UploadQueue;
  /** Whether the user has pressed «send»; errors are shown only after that. */
  tried: boolean;
}

/** Error message for the name or category of a file. */
function answersError({ name, category }: Upload): string | undefined {
  return safeParse(documentSchema, { name, category }).issues?.[0].message;
}

/** Id of the name field. After a press on «send» the first invalid name field gets the focus. */
const nameFieldId = ({ id }: Upload): string => `document-name-${id}`;

/** Fields for name and category of one file, prefilled from the file's name. */
function UploadQuestions({ upload, queue, tried }: UploadQuestionsProps) {
  const refused = upload.state.kind === 'ready' ? upload.state.wrong : undefined;
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <TextField
        label="Название"
        id={nameFieldId(upload)}
        value={upload.name}
        error={(tried ? answersError(upload) : undefined) ?? refused?.name}
        onChange={({ target }) => queue.describe(upload.id, { name: target.value })}
      />
      <SelectField
        label="Категория"
        value={upload.category}
        error={refused?.category}
        onChange={({ target }) => queue.describe(upload.id, { category: target.value as DocumentCategory })}
      >
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
