import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { problemText } from '@/shared/api/problem-text';
import { croppedFile } from './picture-file';

/** Requests for a photo. Each cabinet passes its own operations. */
export interface PhotoStore {
  /** Uploads a file and resolves with the id of the file. */
  readonly upload: (file: File) => Promise<number | null>;
  /** Makes an uploaded file the photo. With null it removes the photo. */
  readonly set: (fileId: number | null) => Promise<unknown>;
  /** Aborts the pending requests. */
  readonly stop: () => void;
}

interface PhotoSaving {
  readonly saving: boolean;
  /** Error text of the last try, shown beside the button. */
  readonly failure: string | undefined;
  /** Crops, uploads and sets the photo. Resolves with true if all three steps succeeded. */
  readonly save: (picture: HTMLImageElement, area: Area) => Promise<boolean>;
  /** Aborts the upload. The old photo stays. */
  readonly stop: () => void;
}

/**
 * Saves a cropped photo. After a failure the user can save again without choosing the photo again.
 */
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
