import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconVideoOff from '@tabler/icons-react/dist/esm/icons/IconVideoOff.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Icon } from '@/shared/ui/icon';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { faultTexts, HEARD, useCamera, useLoudness } from './use-camera';

/** Checks camera and microphone: shows the picture and the sound level, or the problem. */
export function CameraDialog({ onClose }: { onClose: () => void }) {
  const { state, retry } = useCamera();
  return (
    <Dialog
      title={'Камера и\u00A0микрофон'}
      onClose={onClose}
      primary={
        state.kind === 'fault' && (
          <Button variant="primary" onClick={retry}>
            Повторить
          </Button>
        )
      }
    >
      <div aria-live="polite" className="text-ink">
        {state.kind === 'asking' && <p>Браузер спросит разрешение. Разрешите камеру и&nbsp;микрофон.</p>}
        {state.kind === 'on' && <Preview stream={state.stream} />}
        {state.kind === 'fault' && (
          <Callout tone="amber" icon={IconVideoOff}>
            <p className="font-medium">{faultTexts[state.fault].title}</p>
            <p className="mt-1">{faultTexts[state.fault].advice}</p>
          </Callout>
        )}
      </div>
      <p className="mt-3 text-small text-ink-3">Видео остаётся на&nbsp;вашем устройстве: его никто не&nbsp;видит.</p>
    </Dialog>
  );
}

function Preview({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  const level = useLoudness(stream);
  const [heard, setHeard] = useState(false);
  if (level > HEARD && !heard) setHeard(true);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="Что видит камера"
        className="aspect-video w-full -scale-x-100 rounded-note bg-canvas object-cover"
      />
      <p className="mt-3">Если вы видите себя, камера работает.</p>
      <div className="mt-2 flex items-center gap-3">
        <Icon icon={IconMicrophone} className={heard ? 'text-green' : 'text-ink-3'} />
        <progress
          aria-label="Громкость микрофона"
          value={level}
          max={1}
          className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line forced-color-adjust-none forced-colors:border [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-teal"
        />
      </div>
      <p className="mt-2 text-small text-ink-2">
        {heard ? 'Микрофон вас слышит.' : 'Скажите что-нибудь: полоска должна двигаться.'}
      </p>
    </>
  );
}
