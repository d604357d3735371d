import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { acceptAttribute, DOCUMENT_TYPES, kindsText } from '@/shared/files/check-file';
import { fileSize } from '@/shared/format/file-size';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { FilePick } from './file-pick';

/** Takes files that are dragged here, chosen, or photographed with a phone; several at once. */
export function UploadZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(keepPageFromOpeningFiles, []);

  const leave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setOver(false);
  };
  const drop = ({ dataTransfer }: DragEvent) => {
    setOver(false);
    onFiles([...dataTransfer.files]);
  };

  return (
    <div
      ref={box}
      onDragEnter={() => setOver(true)}
      onDragLeave={leave}
      onDrop={drop}
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
      <FilePick accept={acceptAttribute(DOCUMENT_TYPES)} multiple onFiles={onFiles} className="phone:hidden">
        Выбрать файлы
      </FilePick>
      <div className="flex w-full flex-wrap gap-2 *:grow desktop:hidden">
        <FilePick accept="image/jpeg,image/png" camera onFiles={onFiles}>
          <Icon icon={IconCamera} />
          Сфотографировать
        </FilePick>
        <FilePick accept={acceptAttribute(DOCUMENT_TYPES)} multiple onFiles={onFiles}>
          Файлы
        </FilePick>
      </div>
    </div>
  );
}

/** A file that is dropped beside the zone would otherwise be opened in the place of this page. */
function keepPageFromOpeningFiles(): () => void {
  const listening = new AbortController();
  const refuse = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', refuse, { signal: listening.signal });
  window.addEventListener('drop', refuse, { signal: listening.signal });
  return () => listening.abort();
}
