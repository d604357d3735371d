import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { problemText } from '@/shared/api/problem-text';
import { croppedFile } from './picture-file';

/** Where a photo is kept: each cabinet has calls of its own. */
export interface PhotoStore {
  /** Sends a file; its id. */
  readonly upload: (file: File) => Promise<number | null>;
  /** Makes a sent file the photo; null removes it. */
  readonly set: (fileId: number | null) => Promise<unknown>;
  /** Ends the calls that are under way. */
  readonly stop: () => void;
}

interface PhotoSaving {
  readonly saving: boolean;
  /** What went wrong the last time, to show beside the button. */
  readonly failure: string | undefined;
  /** Crops, uploads and sets the photo; true once all three are done. */
  readonly save: (picture: HTMLImageElement, area: Area) => Promise<boolean>;
  /** Stops the upload: the photo is not changed any more. */
  readonly stop: () => void;
}

/** Sends a cropped photo. After a failure it can be sent again as it is. */
export function useSavePhoto({ upload, set, stop }: PhotoStore): PhotoSaving {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (picture: HTMLImageElement, area: Area): Promise<string | undefined> => {
    const file = await croppedFile(picture, area);
    if (file === undefined) return 'Браузер не\u00A0смог обрезать фото. Выберите другое';
    try {
      await set(await upload(file));
      return undefined;
    } catch (error) {
      return problemText(error);
    }
  };

  const save = async (picture: HTMLImageElement, area: Area): Promise<boolean> => {
    if (saving) return false;
    setSaving(true);
    setFailure(undefined);
    const fault = await send(picture, area);
    setSaving(false);
    setFailure(fault);
    return fault === undefined;
  };

  return { saving, failure, save, stop };
}
