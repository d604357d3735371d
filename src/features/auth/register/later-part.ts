import { useEffect, useState } from 'react';

/** A part of the program that comes when it is first wanted, and stands at once ever after. */
export class LaterPart<Part> {
  readonly #load: () => Promise<Part>;
  #part: { readonly value: Part } | undefined;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  get(): Part | undefined {
    return this.#part?.value;
  }

  /** One that can't be loaded rejects, and is tried again the next time. */
  async load(): Promise<Part> {
    this.#part ??= { value: await this.#load() };
    return this.#part.value;
  }

  /** Fetches it while it is not wanted yet; whether that works shows when it is. */
  preload(): void {
    this.load().catch(() => undefined);
  }
}

/**
 * A part, as a component sees it: `undefined` until it has come, and what is there already is there in the first render. When it
 * can't be loaded, this throws: the route's error screen knows what to do about a part that is missing, and repeats.
 */
export function useLaterPart<Part>(later: LaterPart<Part>): Part | undefined {
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const [, setLoaded] = useState<LaterPart<Part>>();

  useEffect(() => {
    let live = true;
    later.load().then(
      () => live && setLoaded(later),
      (cause: unknown) => live && setFailure({ cause }),
    );
    return () => {
      live = false;
    };
  }, [later]);

  if (failure) throw failure.cause;
  return later.get();
}
