import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { readerOf } from './barcode-reader.ts';

export type CameraProps = { open: boolean; onClose: () => void; onRead: (text: string) => void };

/** Shows what the camera sees until a barcode is in it. */
export function CameraDialog({ open, onClose, onRead }: CameraProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Scan a barcode" width={520}>
      {open && <Camera onRead={onRead} onClose={onClose} />}
    </Dialog>
  );
}

/** Often enough for a steady hand, and little work for a tablet. */
const LOOK_EVERY_MS = 150;

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera is not allowed for this page. Allow it in the browser, beside the address, and try again.',
  NotFoundError: 'This device has no camera. Type the number, or use a barcode scanner.',
  NotReadableError: 'Another program uses the camera. Close it, and try again.',
};
const NO_CAMERA = 'This browser can’t use a camera here. Type the number, or use a barcode scanner.';

/** What is wrong, in words that say what to do. */
const problemOf = (error: unknown): string =>
  (error instanceof DOMException && PROBLEMS[error.name]) || NO_CAMERA;

function Camera({ onRead, onClose }: Omit<CameraProps, 'open'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isOn, setIsOn] = useState(false);
  const found = useEffectEvent((text: string) => {
    announce(`Read ${text}`);
    onRead(text);
  });

  useEffect(() => {
    let isWanted = true;
    let stream: MediaStream | undefined;
    async function look() {
      // Browsers leave it out on pages without https.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (!devices) throw new Error('no camera');
      stream = await devices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      const screen = video.current;
      if (!isWanted || !screen) return;
      screen.srcObject = stream;
      await screen.play();
      setIsOn(true);
      const read = await readerOf();
      while (isWanted) {
        const text = await read(screen);
        if (text !== undefined && isWanted) {
          found(text);
          return;
        }
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_EVERY_MS);
        });
      }
    }
    look()
      .catch((error: unknown) => {
        if (isWanted) setProblem(problemOf(error));
      })
      .finally(stop);
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    return () => {
      isWanted = false;
      stop();
    };
  }, [tries]);

  if (problem !== undefined) {
    return (
      <div className="grid gap-5 pb-5">
        <p role="alert">{problem}</p>
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="accent"
            onClick={() => {
              setProblem(undefined);
              setTries(tries + 1);
            }}
          >
            Try again
          </Button>
          <Button variant="outline" onClick={onClose}>
            Type it instead
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-3 pb-5">
      <div className="relative grid aspect-[16/9] place-items-center overflow-hidden rounded-card bg-ink text-paper">
        {!isOn && <Spinner />}
        <video
          ref={video}
          muted
          playsInline
          aria-label="What the camera sees"
          className="absolute inset-0 size-full object-cover"
        />
        <span aria-hidden="true" className="absolute inset-x-8 top-1/2 h-px bg-paper/80" />
      </div>
      <p className="text-center text-small text-secondary">Hold the barcode along the line.</p>
    </div>
  );
}
