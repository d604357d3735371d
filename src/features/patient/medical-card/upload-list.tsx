import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, type ReactNode } from 'react';
import type { Document } from '#generated/models/document.ts';
import { categoryLabel } from '@/domain/visit/document-text';
import { DOCUMENT_TYPES } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { dayMonthYear } from '@/shared/format/date';
import { fileSize } from '@/shared/format/file-size';
import { now } from '@/shared/format/now';
import { quoted, typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { EditDocumentDialog } from './document-form';
import type { UploadQueue } from './upload-queue';
import type { Upload, UploadState, WrongAnswers } from './upload-state';
import { progressText, shrunkText } from './upload-text';

interface UploadListProps {
  uploads: readonly Upload[];
  queue: UploadQueue;
  renderQuestions?: (upload: Upload) => ReactNode;
}

const ended = new Set<Upload['state']['kind']>(['asked', 'refused', 'failed', 'added']);
const hasEnded = ({ state }: Upload): boolean =>
  ended.has(state.kind) || (state.kind === 'ready' && state.wrong !== undefined);

/** Files that the user has added since the page was opened. */
export function UploadList({ uploads, queue, renderQuestions }: UploadListProps) {
  return (
    <>
      {uploads.length > 0 && (
        <ul className="mt-3">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} queue={queue} questions={renderQuestions?.(upload)} />
          ))}
        </ul>
      )}
      {/* Screen readers announce only results, because an announcement of each percentage would be
          too much. */}
      <div role="status" className="sr-only">
        {uploads.filter(hasEnded).map((upload) => (
          <p key={`${upload.id} ${upload.state.kind}`}>
            {upload.file.name}: {stateText(upload)}
          </p>
        ))}
      </div>
    </>
  );
}

interface UploadRowProps {
  upload: Upload;
  queue: UploadQueue;
  /** Fields of a file that isn't sent yet. */
  questions?: ReactNode;
}

function UploadRow({ upload, queue, questions }: UploadRowProps) {
  const { id, file, shrunkFrom, isDescribed, state } = upload;
  const wrong = state.kind === 'refused' || state.kind === 'failed';
  const isAsked = state.kind === 'ready' || (state.kind === 'refused' && isDescribed === true);
  const red = wrong || (state.kind === 'ready' && state.wrong !== undefined);
  return (
    <li className="flex flex-wrap gap-3 border-t border-line py-3 first:border-t-0">
      <Tile kind={state.kind} />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{typeset(file.name)}</p>
        <p className={cx('text-small', red ? 'text-red' : 'text-ink-2')}>{stateText(upload)}</p>
        {shrunkFrom !== undefined && <p className="text-caption text-ink-3">{shrunkText(shrunkFrom, file.size)}</p>}
        {state.kind === 'sending' && <ProgressBar name={file.name} share={state.share} />}
        {wrong && <div className="mt-2 desktop:hidden">{remedy(upload, queue)}</div>}
        {state.kind === 'asked' && <CopyAnswers upload={upload} queue={queue} />}
      </div>
      {wrong && <div className="phone:hidden">{remedy(upload, queue)}</div>}
      {state.kind === 'added' ? (
        <EditAdded upload={upload} queue={queue} />
      ) : (
        state.kind !== 'saving' &&
        state.kind !== 'asked' && (
          <IconButton
            size="small"
            icon={IconX}
            label={`${state.kind === 'sending' ? 'Отменить' : 'Убрать'}: ${file.name}`}
            onClick={() => queue.remove(id)}
          />
        )
      )}
      {isAsked && <div className="w-full">{questions}</div>}
    </li>
  );
}

function Tile({ kind }: { kind: UploadState['kind'] }) {
  const tile = 'grid size-10 shrink-0 place-items-center rounded-control';
  if (kind === 'added') {
    return (
      <span className={cx(tile, 'bg-green-tint text-green')}>
        <Icon icon={IconCircleCheck} />
      </span>
    );
  }
  const wrong = kind === 'refused' || kind === 'failed';
  const colour = wrong ? 'bg-red-tint text-red' : 'bg-teal-tint text-teal';
  return (
    <span className={cx(tile, kind === 'asked' ? 'bg-amber-tint text-amber-ink' : colour)}>
      <Icon icon={wrong ? IconAlertCircle : IconFileText} />
    </span>
  );
}

/** State of an upload as text. */
function stateText({ file, state }: Upload): string {
  switch (state.kind) {
    case 'checking':
      return 'Проверяем файл';
    case 'asked':
      return copyText(state.earlier);
    case 'ready':
      return state.wrong === undefined ? fileSize(file.size) : refusedAnswers(state.wrong);
    case 'waiting':
      return `${fileSize(file.size)}, ждёт своей очереди`;
    case 'sending':
      return progressText(state.share, file.size, now() - state.since);
    case 'saving':
      return 'Добавляем в\u00A0медкарту';
    case 'added':
      return `Документ добавлен. Категория ${quoted(categoryLabel(state.document.category))}`;
    default:
      return `Ошибка при добавлении документа. ${state.reason}`;
  }
}

function refusedAnswers({ name, category, rest }: WrongAnswers): string {
  return `Ошибка при добавлении документа. ${[name, category, rest].filter(Boolean).join('. ')}`;
}

/** Names the existing document or file with the same name and size. */
function copyText(earlier: Document | undefined): string {
  if (earlier === undefined) return 'Вы уже выбрали такой файл выше. Добавить ещё один?';
  const added = `${earlier.added_by ?? 'вы'}, ${dayMonthYear(earlier.created_at)}`;
  return `Такой файл уже есть в\u00A0этой медкарте: ${quoted(earlier.name)}, ${added}. Добавить ещё один?`;
}

function CopyAnswers({ upload: { id, file }, queue }: { upload: Upload; queue: UploadQueue }) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="small" aria-label={`Добавить ещё один: ${file.name}`} onClick={() => queue.agree(id)}>
        Добавить ещё один
      </Button>
      <Button size="small" variant="quiet" aria-label={`Не добавлять: ${file.name}`} onClick={() => queue.remove(id)}>
        Не добавлять
      </Button>
    </div>
  );
}

function ProgressBar({ name, share }: { name: string; share: number | undefined }) {
  return (
    <div
      role="progressbar"
      aria-label={`Отправка: ${name}`}
      {...(share !== undefined && { 'aria-valuenow': Math.floor(share * 100) })}
      className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border"
    >
      <div className="h-full bg-teal transition-all" style={{ width: `${(share ?? 0) * 100}%` }} />
    </div>
  );
}

/** Button that fixes the problem: a refused file is replaced, a failed upload is sent again. */
function remedy({ id, file, state }: Upload, queue: UploadQueue): ReactNode {
  if (state.kind === 'failed') {
    return (
      <Button size="small" aria-label={`Повторить: ${file.name}`} onClick={() => queue.retry(id)}>
        Повторить
      </Button>
    );
  }
  return (
    <FileButton
      size="small"
      accepted={DOCUMENT_TYPES}
      aria-label={`Выбрать другой вместо ${file.name}`}
      onFiles={([other]) => other && queue.replace(id, other)}
    >
      Выбрать другой
    </FileButton>
  );
}

function EditAdded({ upload: { id, state }, queue }: { upload: Upload; queue: UploadQueue }) {
  const [editing, setEditing] = useState(false);
  if (state.kind !== 'added') return null;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Изменить: ${state.document.name}`}
        onClick={() => setEditing(true)}
      >
        Изменить
      </Button>
      {editing && (
        <EditDocumentDialog
          document={state.document}
          onClose={() => setEditing(false)}
          onSaved={(document) => queue.update(id, document)}
        />
      )}
    </>
  );
}
