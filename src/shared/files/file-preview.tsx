import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useCallback, useState } from 'react';
import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { problemText } from '@/shared/api/problem-text';
import { typeset } from '@/shared/format/typography';
import { ButtonAnchor } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useFileBlob } from './stored-file';

interface FilePreviewProps {
  /** Name of the document, for people. */
  readonly name: string;
  readonly file: UploadedFile;
}

/** Shows a stored file: a picture on the page, a PDF behind a link. */
export function FilePreview({ name, file }: FilePreviewProps) {
  const { data: blob, error, isFetching, refetch } = useFileBlob(file);
  return <Content {...{ blob, error, isFetching }} name={name} file={file} onRetry={() => void refetch()} />;
}

interface ContentProps extends FilePreviewProps {
  blob: Blob | undefined;
  error: Error | null;
  isFetching: boolean;
  onRetry: () => void;
}

function Content({ blob, error, isFetching, onRetry, name, file }: ContentProps) {
  if (blob === undefined) {
    return error === null ? (
      <RowsSkeleton rows={4} />
    ) : (
      <ErrorState busy={isFetching} onRetry={onRetry}>
        {problemText(error)}.
      </ErrorState>
    );
  }
  return file.type === 'application/pdf' ? <Pdf blob={blob} title={file.name} /> : <Picture blob={blob} name={name} />;
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const [broken, setBroken] = useState(false);
  const setUrl = useObjectUrl(blob);
  return broken ? (
    <EmptyState icon={IconPhoto} title="Картинка не&nbsp;открылась">
      Скачайте файл и&nbsp;откройте его другой программой.
    </EmptyState>
  ) : (
    <img ref={setUrl} alt={typeset(name)} onError={() => setBroken(true)} className="mx-auto" />
  );
}

/** Opens the PDF in a new tab, because phones show all its pages only there. */
function Pdf({ blob, title }: { blob: Blob; title: string }) {
  const setUrl = useObjectUrl(blob);
  return (
    <EmptyState
      icon={IconFileText}
      title={title}
      className="wrap-anywhere"
      action={
        <ButtonAnchor ref={setUrl} target="_blank" rel="noreferrer">
          Открыть PDF
        </ButtonAnchor>
      }
    >
      Откроется в&nbsp;новой вкладке.
    </EmptyState>
  );
}

/** Returns a ref that gives an element the URL of a blob and revokes the URL on unmount. */
function useObjectUrl(blob: Blob) {
  return useCallback(
    (element: HTMLAnchorElement | HTMLImageElement | null) => {
      if (element === null) return undefined;
      const url = URL.createObjectURL(blob);
      if (element instanceof HTMLAnchorElement) element.href = url;
      else element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
}
