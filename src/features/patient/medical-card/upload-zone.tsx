import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { DOCUMENT_TYPES, kindsText } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { useFileDrop } from '@/shared/files/use-file-drop';
import { LeaveGuard } from '@/shared/form/unsaved-guard';
import { fileSize } from '@/shared/format/file-size';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const;

/**
 * Area that takes several files. The user drops them, chooses them, or photographs them with a
 * phone.
 */
export function UploadZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { over, props: dropPlace } = useFileDrop(onFiles);
  return (
    <div
      {...dropPlace}
      className={cx(
        'flex flex-wrap items-center gap-4 rounded-note border border-dashed p-4 transition-colors',
        over ? 'border-teal bg-teal-tint' : 'border-edge',
      )}
    >
      <Icon icon={IconCloudUpload} size={24} className="text-teal" />
      <div className="min-w-40 flex-1">
        <p className="font-medium phone:hidden">Перетащите файлы сюда или&nbsp;выберите</p>
        <p className="font-medium desktop:hidden">Выберите файлы или&nbsp;сфотографируйте</p>
        <p className="text-small text-ink-2">
          {kindsText(DOCUMENT_TYPES)}, до&nbsp;{fileSize(FILE_MAX_BYTES)} каждый. Большие фото уменьшим сами
        </p>
      </div>
      <FileButton accepted={DOCUMENT_TYPES} multiple onFiles={onFiles} className="phone:hidden">
        Выбрать файлы
      </FileButton>
      <div className="flex w-full flex-wrap gap-2 *:grow desktop:hidden">
        <FileButton accepted={PHOTO_TYPES} camera="environment" onFiles={onFiles}>
          <Icon icon={IconCamera} />
          Сфотографировать
        </FileButton>
        <FileButton accepted={DOCUMENT_TYPES} multiple onFiles={onFiles}>
          Файлы
        </FileButton>
      </div>
    </div>
  );
}

interface UploadGuardProps {
  /** Whether files would be lost if the user left now. */
  isAtStake: () => boolean;
  children: string;
}

/**
 * Asks for confirmation before the user leaves a page with unsent files. It also asks before
 * another person's card opens, because this stops the uploads.
 */
export function UploadGuard({ isAtStake, children }: UploadGuardProps) {
  return (
    <LeaveGuard
      isAtStake={isAtStake}
      isLeaving={(current, next) =>
        current.pathname !== next.pathname || personIn(current.search) !== personIn(next.search)
      }
      title="Уйти и не добавить файлы?"
      action="Уйти без файлов"
    >
      {children}
    </LeaveGuard>
  );
}

function personIn(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'person' in search ? search.person : undefined;
}
