import { useCallback, useEffect, useState } from 'react';

type CameraState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'on'; readonly stream: MediaStream }
  | { readonly kind: 'fault'; readonly fault: CameraFault };

/** Stream of the camera and the microphone. It stops when the component unmounts. */
export function useCamera() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CameraState>({ kind: 'asking' });

  useEffect(() => {
    let left = false;
    let stream: MediaStream | undefined;
    const letGo = () => stream?.getTracks().forEach((track) => track.stop());
    askForCamera().then(
      (given) => {
        stream = given;
        if (left) letGo();
        else setState({ kind: 'on', stream: given });
      },
      (error: unknown) => {
        if (!left) setState({ kind: 'fault', fault: cameraFault(error) });
      },
    );
    return () => {
      left = true;
      letGo();
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ kind: 'asking' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}

/** Requests the stream. Old browsers, and pages over plain HTTP, have no `mediaDevices`. */
async function askForCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new Error('This browser has no media devices');
  return devices.getUserMedia({ video: { facingMode: 'user' }, audio: true });
}

const EVERY = 100;

/** Current loudness of the microphone, from 0 to 1. */
export function useLoudness(stream: MediaStream): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      setLevel(loudness(samples));
    }, EVERY);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return level;
}

/** Reason why there is no picture. */
type CameraFault = 'refused' | 'missing' | 'busy' | 'unknown';

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

function cameraFault(error: unknown): CameraFault {
  return error instanceof Error ? (FAULTS[error.name] ?? 'unknown') : 'unknown';
}

interface FaultText {
  readonly title: string;
  readonly advice: string;
}

export const faultTexts: Readonly<Record<CameraFault, FaultText>> = {
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

/** Loudness from 0 to 1. The samples are time data of an analyser, in which silence is 128. */
function loudness(samples: Uint8Array): number {
  const sum = samples.reduce((total, sample) => total + ((sample - 128) / 128) ** 2, 0);
  // The factor is 4, because speech is quiet compared with the loudest possible sound.
  return samples.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / samples.length) * 4);
}

/** The microphone counts as working if the loudness is above this value. */
export const HEARD = 0.12;
