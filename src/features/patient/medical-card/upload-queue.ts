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

/** What the queue needs from outside: the check of a file, the requests, and a callback. */
export interface UploadSteps {
  readonly check: (file: File) => Promise<CheckedFile>;
  /** Finds a document of the same file in the card. */
  readonly findEarlier: (file: File, to: UploadTarget) => Promise<Document | undefined>;
  /** Uploads a file. Resolves with the id of the stored file. */
  readonly send: (file: File, options: SendOptions) => Promise<number>;
  readonly create: (request: DocumentRequest) => Promise<Document>;
  /**
   * Called when the queue becomes empty. `added` is the number of documents added since the
   * previous call.
   */
  readonly onRest: (added: number) => void;
}

/** The person of the card, and the visit whose doctor may read the document. */
export type UploadTarget = Required<Pick<DocumentRequest, 'family_member_id' | 'visit_id'>>;

export interface UploadOptions {
  /** Whether a file is sent as soon as it is checked. Otherwise it waits for `start`. */
  readonly eager: boolean;
  /** The card that gets the documents; by default the patient's own card. */
  readonly to?: UploadTarget;
}

/** Maximum number of parallel uploads. More parallel uploads would slow down each of them. */
const AT_ONCE = 2;

/** Uploads files to the medical card. A failed upload doesn't block the other uploads. */
export class UploadQueue {
  readonly #steps: UploadSteps;
  readonly #eager: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #cancels = new Map<number, AbortController>();
  /** Ids of stored files without a document. A retry doesn't upload such a file again. */
  readonly #stored = new Map<number, number>();
  #uploads: readonly Upload[] = [];
  #nextId = 1;
  #added = 0;
  readonly #to: UploadTarget;
  /** Target of each started upload, because the user may choose another visit later. */
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

  /** Whether a file is being checked, queued or sent. */
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

  replace(id: number, file: File): void {
    // The stored id belongs to the previous file.
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

  /** Sends the files that are ready to the given card and visit. */
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

  /** Shows the new data of a document that was edited after the upload. */
  update(id: number, document: Document): void {
    this.#change(id, { state: { kind: 'added', document } });
  }

  /** Removes a file from the list and cancels its upload. */
  remove(id: number): void {
    this.#put(this.#uploads.filter((upload) => upload.id !== id));
    this.#cancels.get(id)?.abort();
    this.#advance();
  }

  /**
   * Cancels all uploads when the user leaves the page. The queued files are removed first, because
   * the end of an upload starts the next one.
   */
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

  /**
   * Sends a checked file, or marks it as ready. If the same file was added before, the user has
   * confirmed a second copy.
   */
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

  /**
   * State after an error. If the page shows the file's fields (not `eager`), the fields show their
   * errors.
   */
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
