import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { problemText } from '@/shared/api/problem-text';
import { croppedFile } from './picture-file';

/** Requests of a photo; each cabinet has its own. */
export interface PhotoStore {
  /** Uploads a file and resolves with its id. */
  readonly upload: (file: File) => Promise<number | null>;
  /** Sets an uploaded file as the photo; null removes it. */
  readonly set: (fileId: number | null) => Promise<unknown>;
  /** Aborts pending requests. */
  readonly stop: () => void;
}

interface PhotoSaving {
  readonly saving: boolean;
  /** Error text of the last try, shown beside the button. */
  readonly failure: string | undefined;
  /** Crops, uploads and sets the photo; true if all three succeeded. */
  readonly save: (picture: HTMLImageElement, area: Area) => Promise<boolean>;
  /** Aborts the upload; the photo stays unchanged. */
  readonly stop: () => void;
}

/** Saves a cropped photo. After a failure it can be saved again without choosing it again. */
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
