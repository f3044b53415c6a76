import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { officePaths } from '#rules/page/office-paths.ts';
import { sendPreview, whenReady, type SitePreview } from '#client/lib/site-preview.ts';
import { Segments } from '../../ui/segments.tsx';

const WIDTHS = { desk: 1280, phone: 390 } as const;
const HEIGHTS = { desk: 720, phone: 760 } as const;
type Device = keyof typeof WIDTHS;

type Props = {
  title: string;
  preview: Omit<SitePreview, 'of' | 'showsDrawer'>;
  /** The menu of a phone is shown open. */
  hasDrawer?: boolean;
};

/** The shop's own page in a frame of the real width, made smaller where there is no room for it. */
export function PreviewFrame({ title, preview, hasDrawer = false }: Props) {
  const [device, setDevice] = useState<Device>('desk');
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const text = JSON.stringify({
    of: 'site-preview',
    ...preview,
    showsDrawer: hasDrawer && device === 'phone',
  });
  useEffect(() => {
    const send = () => sendPreview(frame.current?.contentWindow, JSON.parse(text) as SitePreview);
    send();
    return whenReady(() => frame.current?.contentWindow, send);
  }, [text]);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const width = WIDTHS[device];
  const scale = room === 0 ? 0 : Math.min(1, room / width);
  const height = HEIGHTS[device];
  return (
    <section aria-label={title} className="rounded-card border border-border bg-paper">
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <h2 className="mr-auto text-[1.0625rem] leading-6 font-semibold">{title}</h2>
        <Segments
          label="Width of the preview"
          isSmall
          shown={device}
          onShow={setDevice}
          segments={[
            { key: 'desk', label: 'Desk', icon: <Monitor size={16} /> },
            { key: 'phone', label: 'Phone', icon: <Smartphone size={16} /> },
          ]}
        />
      </div>
      {/* Its content is as wide as it was when it was measured, and must not keep it that wide. */}
      <div
        ref={box}
        className="w-0 min-w-full overflow-hidden rounded-b-card border-t border-border bg-grey-2"
      >
        <div className="mx-auto overflow-hidden" style={{ width: width * scale, height: height * scale }}>
          {/* It is a page of this shop, whose code has to run. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={device}
            ref={frame}
            title={`${title}, ${device}`}
            src={officePaths.sitePreview()}
            width={width}
            height={height}
            className="origin-top-left border-0 bg-paper"
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
}
