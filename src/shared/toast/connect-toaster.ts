import { problemText } from '@/shared/api/problem-text';
import { type NoticeKind, receiveNotices } from './notify';

interface SpokenNotice {
  readonly kind: NoticeKind;
  readonly text: string;
}

/** The toaster's side: takes over what waits and all that follows, in words. The returned function gives it back. */
export function connectToaster(show: (notice: SpokenNotice) => void): () => void {
  return receiveNotices(({ kind, what }) => show({ kind, text: typeof what === 'string' ? what : problemText(what) }));
}
