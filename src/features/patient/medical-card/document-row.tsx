import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { Link } from '@tanstack/react-router';
import type { Document } from '#generated/models/document.ts';
import { addedBy, categoryLabel, downloadName, fileLine } from '@/domain/visit/document-text';
import { problemText } from '@/shared/api/problem-text';
import { useFileDownload } from '@/shared/files/stored-file';
import { dayMonthYear } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { MoreItem, MoreLink, MoreMenu } from '@/shared/ui/overlay/more-menu';

interface DocumentRowProps {
  document: Document;
  /** Deletes the document; undefined if the user may only read the document. */
  onDelete: (() => void) | undefined;
}

/** Row of a document: six columns on wide screens, and on phones name, category and date. */
export function DocumentRow({ document, onDelete }: DocumentRowProps) {
  const { mutate: download, isPending, error } = useFileDownload();
  const { file } = document;
  const name = typeset(document.name);
  const params = { id: String(document.id) };
  const save = () => {
    if (!isPending) download({ file, name: downloadName(document) });
  };

  return (
    <tr className="border-t border-line transition-colors hover:bg-canvas">
      <td className="py-3 pl-6 phone:pl-4">
        <div className="flex items-center gap-3">
          <Icon icon={file.type === 'application/pdf' ? IconFileText : IconPhoto} className="text-ink-3" />
          <div className="min-w-0">
            <Link to="/fo/patient/medical-card/$id" params={params} className="link wrap-anywhere text-ink">
              {name}
            </Link>
            <p className="text-caption text-ink-3 phone:hidden">{fileLine(file)}</p>
            <p className="text-small text-ink-3 desktop:hidden">
              {categoryLabel(document.category)}, {dayMonthYear(document.created_at)}
            </p>
            {error && <FieldError>Не&nbsp;получилось скачать. {problemText(error)}</FieldError>}
          </div>
        </div>
      </td>
      <td className="px-3 phone:hidden">
        <Badge>{categoryLabel(document.category)}</Badge>
      </td>
      <td className="min-w-30 px-3 text-small wrap-anywhere text-ink-2 phone:hidden">{addedBy(document)}</td>
      <td className="px-3 text-right text-small whitespace-nowrap phone:hidden">{dayMonthYear(document.created_at)}</td>
      <td className="py-1 pr-4 text-right whitespace-nowrap phone:pr-2">
        <IconButton
          size="small"
          icon={IconDownload}
          label={`Скачать: ${name}`}
          aria-disabled={isPending}
          onClick={save}
          className="phone:hidden"
        />
        <MoreMenu label={`Действия: ${name}`}>
          <MoreLink to="/fo/patient/medical-card/$id" params={params}>
            Открыть
          </MoreLink>
          <MoreItem onClick={save}>Скачать</MoreItem>
          {onDelete && (
            <>
              <MoreLink to="/fo/patient/update-document" search={{ id: document.id }}>
                Изменить
              </MoreLink>
              <MoreItem danger onClick={onDelete}>
                Удалить
              </MoreItem>
            </>
          )}
        </MoreMenu>
      </td>
    </tr>
  );
}
