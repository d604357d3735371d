import type { DocumentRequest } from '#generated/models/document-request.ts';
import type { Document } from '#generated/models/document.ts';
import type { CheckedFile } from '@/shared/files/check-file';
import { now } from '@/shared/format/now';
import { documentName, guessCategory } from './document-name';
import { failure, type Upload, type UploadState, wrongAnswers } from './upload-state';

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onUploadProgress: (share: number) => void;
}

/** What the queue needs from outside: the check before sending, and the two operations. */
export interface UploadSteps {
  readonly check: (file: File) => Promise<CheckedFile>;
  /** The document of the card that has this very file. */
  readonly findEarlier: (file: File, to: UploadTarget) => Promise<Document | undefined>;
  /** Gives the id of the stored file. */
  readonly send: (file: File, options: SendOptions) => Promise<number>;
  readonly create: (request: DocumentRequest) => Promise<Document>;
  /** The queue is empty again; so many were added since the last time. */
  readonly onRest: (added: number) => void;
}

/** The person whose card it is, and the visit whose doctor sees it. */
export type UploadTarget = Required<Pick<DocumentRequest, 'family_member_id' | 'visit_id'>>;

export interface UploadOptions {
  /** Whether a checked file goes out by itself, or waits for `start`. */
  readonly eager: boolean;
  /** Whose card it is, and where an eager upload goes; by default the patient's own. */
  readonly to?: UploadTarget;
}

/** More at once would only make each of them slower. */
const AT_ONCE = 2;

/** Uploads into the medical card, independent of each other: one that fails holds up no other. */
export class UploadQueue {
  readonly #steps: UploadSteps;
  readonly #eager: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #cancels = new Map<number, AbortController>();
  /** Files that are stored already although their document isn't: trying again needs no second upload. */
  readonly #stored = new Map<number, number>();
  #uploads: readonly Upload[] = [];
  #nextId = 1;
  #added = 0;
  readonly #to: UploadTarget;
  /** Where each goes that was started: another visit may have been chosen since. */
  readonly #targets = new Map<number, UploadTarget>();

  constructor(steps: UploadSteps, { eager, to = { family_member_id: null, visit_id: null } }: UploadOptions) {
    this.#steps = steps;
    this.#eager = eager;
    this.#to = to;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): readonly Upload[] => this.#uploads;

  /** Whether anything is being sent, or about to be. */
  readonly isBusy = (): boolean =>
    this.#uploads.some(({ state }) => ['checking', 'waiting', 'sending', 'saving'].includes(state.kind));

  add(files: Iterable<File>): void {
    for (const file of files) {
      const id = this.#nextId;
      this.#nextId += 1;
      this.#put([...this.#uploads, { ...described(file), id, state: { kind: 'checking' } }]);
      void this.#check(id, file);
    }
  }

  /** Another file in place of a refused one. */
  replace(id: number, file: File): void {
    // The stored file is the refused one.
    this.#stored.delete(id);
    const isDescribed = this.#uploads.some((upload) => upload.id === id && upload.isDescribed);
    const description = isDescribed ? { file } : described(file);
    this.#change(id, { ...description, shrunkFrom: undefined, state: { kind: 'checking' } });
    void this.#check(id, file);
  }

  describe(id: number, description: Partial<Pick<Upload, 'name' | 'category'>>): void {
    const state = this.#uploads.find((upload) => upload.id === id)?.state;
    this.#change(id, {
      ...description,
      isDescribed: true,
      ...(state?.kind === 'ready' && { state: { kind: 'ready' } }),
    });
  }

  /** Sends what is ready; the doctor of the visit sees it then. */
  start(to: UploadTarget): void {
    for (const { id, state } of this.#uploads) {
      if (state.kind !== 'ready') continue;
      this.#targets.set(id, to);
      this.#enqueue(id);
    }
  }

  retry(id: number): void {
    this.#enqueue(id);
  }

  /** The document of a row has been changed meanwhile. */
  update(id: number, document: Document): void {
    this.#change(id, { state: { kind: 'added', document } });
  }

  /** Takes a file off the list, and stops its upload. */
  remove(id: number): void {
    this.#put(this.#uploads.filter((upload) => upload.id !== id));
    this.#cancels.get(id)?.abort();
    this.#advance();
  }

  /** For when the page is left. What waits goes first: it would be sent in the place of what is stopped. */
  cancelAll(): void {
    this.#put([]);
    for (const cancel of this.#cancels.values()) cancel.abort();
  }

  async #check(id: number, file: File): Promise<void> {
    const checked = await this.#steps.check(file);
    if ('reason' in checked) return this.#change(id, { state: { kind: 'refused', reason: checked.reason } });
    const { shrunkFrom } = checked;
    const other = this.#uploads.find(
      (one) => one.id < id && (isSameFile(one.file, file) || isSameFile(one.file, checked.file)),
    );
    const earlier = await this.#steps.findEarlier(checked.file, this.#to);
    const isAsked = earlier !== undefined || other !== undefined;
    this.#change(id, { file: checked.file, shrunkFrom, ...(isAsked && { state: { kind: 'asked', earlier } }) });
    if (!isAsked) this.agree(id);
  }

  /** The file is to be added, the first time or once more. */
  agree(id: number): void {
    if (this.#eager) this.#enqueue(id);
    else this.#change(id, { state: { kind: 'ready' } });
  }

  #enqueue(id: number): void {
    this.#change(id, { state: { kind: 'waiting' } });
    this.#advance();
  }

  #advance(): void {
    for (const upload of this.#uploads) {
      if (this.#cancels.size >= AT_ONCE) return;
      if (upload.state.kind === 'waiting') void this.#send(upload);
    }
    if (this.#added === 0 || this.isBusy()) return;
    this.#steps.onRest(this.#added);
    this.#added = 0;
  }

  async #send({ id, file, name, category }: Upload): Promise<void> {
    const cancel = new AbortController();
    this.#cancels.set(id, cancel);
    const since = now();
    const to = this.#targets.get(id) ?? this.#to;
    const sending = (share: number | undefined): void => this.#change(id, { state: { kind: 'sending', share, since } });
    sending(undefined);
    try {
      const file_id =
        this.#stored.get(id) ?? (await this.#steps.send(file, { signal: cancel.signal, onUploadProgress: sending }));
      this.#stored.set(id, file_id);
      cancel.signal.throwIfAborted();
      this.#change(id, { state: { kind: 'saving' } });
      const document = await this.#steps.create({ category, name: name.trim(), file_id, ...to });
      this.#added += 1;
      this.#change(id, { state: { kind: 'added', document } });
    } catch (error) {
      if (!cancel.signal.aborted) this.#change(id, { state: this.#failure(error) });
    } finally {
      this.#cancels.delete(id);
      this.#advance();
    }
  }

  /** Where there are questions, a refused answer is asked for again; without them, only another file helps. */
  #failure(error: unknown): UploadState {
    const wrong = wrongAnswers(error);
    return wrong === undefined || this.#eager ? failure(error) : { kind: 'ready', wrong };
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#put(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #put(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of [...this.#listeners]) listener();
  }
}

function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size;
}

function described(file: File): Pick<Upload, 'file' | 'name' | 'category'> {
  return { file, name: documentName(file), category: guessCategory(file.name) };
}
