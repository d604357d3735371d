import { useCallback, useEffect, useState } from 'react';
import { type CameraFault, cameraFault } from './camera-check';

export type CameraState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'on'; readonly stream: MediaStream }
  | { readonly kind: 'fault'; readonly fault: CameraFault };

/** Camera and microphone for as long as the screen shows them: both are let go when it leaves. */
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

/** Over plain HTTP and in old browsers there are no devices to ask for. */
async function askForCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new Error('This browser has no media devices');
  return devices.getUserMedia({ video: { facingMode: 'user' }, audio: true });
}
