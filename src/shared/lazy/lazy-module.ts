/**
 * Lazy code: the only way to load a part of the program after its page.
 *
 * It is for what is heavy and hidden until a person opens it: a dialog with a form, cropping, the list of suggestions. Whatever the first screen of a page shows is a plain import.
 *
 * ```tsx
 * const cropDialog = lazyModule(() => import('./crop-dialog'));
 *
 * // A dialog, opened by a button; a failure is a toast, and the next press tries again:
 * const { show, close, preload, part, opening } = useLazyDialog(cropDialog);
 * <Button busy={opening && 'Открываем'} onPointerEnter={preload} onClick={show}>…</Button>
 * {part && <part.CropDialog onClose={close} />}
 *
 * // Anything else; a failure is the error screen with «Повторить», unless `onFail` takes care of it:
 * const form = useLazyModule(doctorForm, true);
 * return form ? <form.DoctorForm /> : <FormSkeleton />;
 * ```
 */
export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  return new LazyModule(load);
}

/** A part that may be loaded or not yet. It loads once; after a failure the next request tries again. */
export class LazyModule<Part> {
  readonly #load: () => Promise<Part>;
  #coming: Promise<Part> | undefined;
  #part: { readonly value: Part } | undefined;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part, if it is loaded. */
  get(): Part | undefined {
    return this.#part?.value;
  }

  load(): Promise<Part> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  /** Fetches it early, on hover or focus. A failure shows only when the part is needed. */
  readonly preload = (): void => {
    this.load().catch(() => undefined);
  };

  async #fetch(): Promise<Part> {
    try {
      this.#part = { value: await this.#load() };
      return this.#part.value;
    } catch (cause) {
      this.#coming = undefined;
      throw cause;
    }
  }
}
