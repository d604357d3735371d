import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useCallback, useState } from 'react';
import type { Document } from '#generated/models/document.ts';
import { problemText } from '@/shared/api/problem-text';
import { useFileBlob } from '@/shared/files/stored-file';
import { typeset } from '@/shared/format/typography';
import { ButtonAnchor } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { RowsSkeleton } from '@/shared/ui/skeleton';

/** How the document looks: a picture as it is, a PDF behind a link. */
export function DocumentPreview({ document: { name, file } }: { document: Document }) {
  const { data: blob, error, isFetching, refetch } = useFileBlob(file);
  return (
    <Card>
      <Content {...{ blob, error, isFetching }} name={name} file={file} onRetry={() => void refetch()} />
    </Card>
  );
}

interface ContentProps extends Pick<Document, 'name' | 'file'> {
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
  const giveAddress = useAddress(blob);
  return broken ? (
    <EmptyState icon={IconPhoto} title="Картинка не&nbsp;открылась">
      Скачайте файл и&nbsp;откройте его другой программой.
    </EmptyState>
  ) : (
    <img ref={giveAddress} alt={typeset(name)} onError={() => setBroken(true)} className="mx-auto" />
  );
}

/** It opens in the browser's own viewer, in a tab of its own: on a phone that is the only one that shows all pages. */
function Pdf({ blob, title }: { blob: Blob; title: string }) {
  const giveAddress = useAddress(blob);
  return (
    <EmptyState
      icon={IconFileText}
      title={title}
      className="wrap-anywhere"
      action={
        <ButtonAnchor ref={giveAddress} target="_blank" rel="noreferrer">
          Открыть PDF
        </ButtonAnchor>
      }
    >
      Откроется в&nbsp;новой вкладке.
    </EmptyState>
  );
}

/** Gives an element the address of a content; the address is made with the element and ends with it. */
function useAddress(blob: Blob) {
  return useCallback(
    (element: HTMLAnchorElement | HTMLImageElement | null) => {
      if (element === null) return undefined;
      const address = URL.createObjectURL(blob);
      if (element instanceof HTMLAnchorElement) element.href = address;
      else element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
}
