import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useFileUpload } from '#generated/api/files/files.ts';
import { usePatientAvatarUpdate } from '#generated/api/patient-profile/patient-profile.ts';
import { problemText } from '@/shared/api/problem-text';
import { croppedFile } from './picture-file';

interface PhotoSaving {
  readonly saving: boolean;
  /** What went wrong the last time, to show beside the button. */
  readonly failure: string | undefined;
  /** Crops, uploads and sets the photo; true once all three are done. */
  readonly save: (picture: HTMLImageElement, area: Area) => Promise<boolean>;
  /** Stops the upload: the photo is not changed any more. */
  readonly stop: () => void;
}

// The dialog shows the error: a toast would be behind it.
const inPlace = { meta: { silent: true } };

/** Sends a cropped photo. After a failure it can be sent again as it is. */
export function useSavePhoto(): PhotoSaving {
  const [sending] = useState(() => new AbortController());
  const upload = useFileUpload({ mutation: inPlace, request: { signal: sending.signal } });
  const update = usePatientAvatarUpdate({ mutation: inPlace, request: { signal: sending.signal } });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (picture: HTMLImageElement, area: Area): Promise<string | undefined> => {
    const file = await croppedFile(picture, area);
    if (file === undefined) return 'Браузер не\u00A0смог обрезать фото. Выберите другое';
    try {
      const { data: stored } = await upload.mutateAsync({ data: { files: [file] } });
      await update.mutateAsync({ data: { file_id: stored[0]?.id ?? null } });
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

  return { saving, failure, save, stop: () => sending.abort() };
}
