import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import type { VisitDocument } from '#generated/models/visit-document.ts';
import { categoryLabel, downloadName, fileLine } from '@/domain/visit/document-text';
import { problemText } from '@/shared/api/problem-text';
import { FilePreview } from '@/shared/files/file-preview';
import { useFileDownload } from '@/shared/files/stored-file';
import { calendarDay } from '@/shared/format/date';
import { quoted, typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { type FailedWrite, useWrite } from '@/shared/write/use-write';
import { useWriteOf } from '@/shared/write/use-write-of';
import { WriteError } from '@/shared/write/write-error';
import type { PapersDesk } from './papers-desk';

/** Documents of one visit, or of all visits of a patient. */
export function PaperList({ desk, documents }: { desk: PapersDesk; documents: readonly VisitDocument[] }) {
  return (
    <ul className="divide-y divide-line">
      {documents.map((document) => (
        <Paper key={document.id} desk={desk} document={document} />
      ))}
    </ul>
  );
}

interface PaperProps {
  desk: PapersDesk;
  document: VisitDocument;
}

function Paper({ desk, document }: PaperProps) {
  const [open, setOpen] = useState(false);
  const [removing, setRemoving] = useState(false);
  const download = useWrite(useFileDownload());
  const { file, added_by, category, created_at, removable } = document;
  const name = typeset(document.name);
  const save = () => download.send({ file, name: downloadName(document) });
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-canvas text-ink-2">
        <Icon icon={file.type === 'application/pdf' ? IconFileText : IconPhoto} />
      </span>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="-my-2.5 link py-2.5 text-left font-medium wrap-anywhere"
          onClick={() => setOpen(true)}
        >
          {name}
        </button>
        <p className="text-small wrap-anywhere text-ink-3">
          {categoryLabel(category)}. {fileLine(file)}. {added_by ?? 'Пациент'}, {calendarDay(created_at)}
        </p>
        <DownloadError of={download} />
      </div>
      <IconButton icon={IconDownload} label={`Скачать: ${name}`} aria-disabled={download.isSending} onClick={save} />
      {removable && <IconButton icon={IconTrash} label={`Удалить: ${name}`} onClick={() => setRemoving(true)} />}
      {open && <PaperDialog document={document} onClose={() => setOpen(false)} />}
      {removing && <RemovePaper desk={desk} document={document} onClose={() => setRemoving(false)} />}
    </li>
  );
}

/** Shows a document in a dialog, so that the page keeps its scroll position. */
function PaperDialog({ document, onClose }: { document: VisitDocument; onClose: () => void }) {
  const download = useWrite(useFileDownload());
  const { file, category, added_by, created_at } = document;
  return (
    <Dialog
      size="wide"
      title={<span className="wrap-anywhere">{typeset(document.name)}</span>}
      onClose={onClose}
      primary={
        <Button
          variant="primary"
          busy={download.isSending && 'Скачиваем'}
          onClick={() => download.send({ file, name: downloadName(document) })}
        >
          <Icon icon={IconDownload} />
          Скачать
        </Button>
      }
    >
      <p className="text-small">
        {categoryLabel(category)}. {added_by ?? 'Пациент'}, {calendarDay(created_at)}
      </p>
      <div className="mt-4 min-h-40">
        <FilePreview name={document.name} file={file} />
      </div>
      <DownloadError of={download} />
    </Dialog>
  );
}

function DownloadError({ of }: { of: FailedWrite }) {
  return <WriteError of={of} text={of.error && `Не\u00A0получилось скачать. ${problemText(of.error)}`} />;
}

function RemovePaper({ desk, document, onClose }: PaperProps & { onClose: () => void }) {
  const remove = useWriteOf(desk.documentDelete, { done: 'Документ удалён', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Удалить документ?"
      safe="Оставить"
      action="Удалить"
      busy="Удаляем"
      onConfirm={() => remove.send({ id: document.id })}
      onClose={onClose}
    >
      <p>{quoted(typeset(document.name))} исчезнет и&nbsp;из&nbsp;медкарты пациента.</p>
    </ConfirmAction>
  );
}
