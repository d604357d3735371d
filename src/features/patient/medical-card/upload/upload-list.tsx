import type { ReactNode } from 'react';
import type { Upload, UploadQueue } from './upload-queue';
import { stateText, UploadRow } from './upload-row';

interface UploadListProps {
  uploads: readonly Upload[];
  queue: UploadQueue;
  renderQuestions?: (upload: Upload) => ReactNode;
}

const ended = new Set<Upload['state']['kind']>(['refused', 'failed', 'added']);
const hasEnded = ({ state }: Upload): boolean =>
  ended.has(state.kind) || (state.kind === 'ready' && state.wrong !== undefined);

/** The files of this visit to the page, one row each. */
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
      {/* Ends alone are said aloud: a progress that ticks would drown everything else. */}
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
