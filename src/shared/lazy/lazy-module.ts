/**
 * Lazy code: the only way to load a part of the program after its page.
 *
 * Use it for what is heavy and hidden until a user opens it: a dialog with a form, cropping,
 * suggestions. Import everything on a page's first screen statically.
 *
 * ```tsx
 * const cropDialog = lazyModule(() => import('./crop-dialog'));
 *
 * // A dialog: a failure is a toast, and the next press tries again.
 * const { show, close, preload, part, opening } = useLazyDialog(cropDialog);
 * <Button busy={opening && 'Открываем'} onPointerEnter={preload} onClick={show}>…</Button>
 * {part && <part.CropDialog onClose={close} />}
 *
 * // Other parts: a failure is the error screen with «Повторить», unless `onFail` handles it.
 * const form = useLazyModule(doctorForm, true);
 * return form ? <form.DoctorForm /> : <FormSkeleton />;
 * ```
 */
export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  return new LazyModule(load);
}

/** A lazily loaded module. It loads once. After a failure the next call tries to load it again. */
export class LazyModule<Part> {
  readonly #load: () => Promise<Part>;
  #coming: Promise<Part> | undefined;
  #part: { readonly value: Part } | undefined;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The module; undefined until it is loaded. */
  get(): Part | undefined {
    return this.#part?.value;
  }

  load(): Promise<Part> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  /**
   * Loads the module early, on hover or focus. A failure is ignored here and shown when the module
   * is needed.
   */
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
