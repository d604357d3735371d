/** How a look at camera and microphone may end without them. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'unknown';

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Why the browser gave no camera and microphone. */
export function cameraFault(error: unknown): CameraFault {
  return error instanceof Error ? (FAULTS[error.name] ?? 'unknown') : 'unknown';
}

interface FaultWords {
  readonly title: string;
  readonly advice: string;
}

export const faultWords: Readonly<Record<CameraFault, FaultWords>> = {
  refused: {
    title: 'Браузер не\u00A0даёт доступ к\u00A0камере и\u00A0микрофону',
    advice:
      'Нажмите на\u00A0значок слева от\u00A0адреса сайта, разрешите камеру и\u00A0микрофон и\u00A0повторите. На\u00A0телефоне проверьте и\u00A0настройки браузера.',
  },
  missing: {
    title: 'Камера или\u00A0микрофон не\u00A0найдены',
    advice: 'Подключите их или\u00A0откройте визит с\u00A0телефона: там есть и\u00A0то, и\u00A0другое.',
  },
  busy: {
    title: 'Камера занята другой программой',
    advice: 'Закройте видеозвонки в\u00A0других программах и\u00A0вкладках и\u00A0повторите.',
  },
  unknown: {
    title: 'Не\u00A0получилось включить камеру',
    advice: 'Обновите браузер или\u00A0откройте визит с\u00A0другого устройства и\u00A0повторите.',
  },
};

/** How loud it is, 0…1, of samples around 128 (an analyser's time data). */
export function loudness(samples: Uint8Array): number {
  const sum = samples.reduce((total, sample) => total + ((sample - 128) / 128) ** 2, 0);
  // Speech is quiet beside the loudest sound that there can be.
  return samples.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / samples.length) * 4);
}

/** From here on a voice has been heard. */
export const HEARD = 0.12;
