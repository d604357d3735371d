import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { Link } from '@tanstack/react-router';
import type { Document } from '#generated/models/document.ts';
import { addedBy, downloadName, fileLine } from '@/domain/visit/document-text';
import { problemText } from '@/shared/api/problem-text';
import { useFileDownload } from '@/shared/files/stored-file';
import { typeset } from '@/shared/format/typography';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';

/** One paper: its name opens it, the button brings it to the disk. */
export function VisitDocument({ document }: { document: Document }) {
  const { mutate: download, isPending, error } = useFileDownload();
  const { file } = document;
  const name = typeset(document.name);

  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-canvas text-ink-2">
        <Icon icon={file.type === 'application/pdf' ? IconFileText : IconPhoto} />
      </span>
      <div className="min-w-0 flex-1">
        <Link to="/fo/patient/medical-card/$id" params={{ id: String(document.id) }} className="link wrap-anywhere">
          {name}
        </Link>
        <p className="text-small text-ink-3">
          {fileLine(file)}. {document.added_by === null ? 'Увидит врач' : addedBy(document)}
        </p>
        {error && <FieldError>Не&nbsp;получилось скачать. {problemText(error)}</FieldError>}
      </div>
      <IconButton
        icon={IconDownload}
        label={`Скачать: ${name}`}
        aria-disabled={isPending}
        onClick={() => !isPending && download({ file, name: downloadName(document) })}
      />
    </li>
  );
}
