import { ArrowLeft, CalendarClock, Eye, PanelLeft, PanelRight, Redo2, Undo2 } from 'lucide-react';
import { officePaths } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import type { CanvasWidth } from './canvas.tsx';
import type { Draft } from './use-draft.ts';
import { ASK_TO_PUBLISH, useMayPublish } from './use-may-publish.ts';
import { WidthPicker } from './width-picker.tsx';

type Props = {
  title: string;
  path: string;
  draft: Draft;
  width: CanvasWidth;
  onWidth: (width: CanvasWidth) => void;
  /** On a tablet the sides are drawers. */
  drawers: { onOutline: () => void; onForm: () => void } | undefined;
  isPhone: boolean;
  more: readonly { label: string; isHard: boolean; onPress: () => void }[];
  onPreview: () => void;
  onSchedule: () => void;
  onPublish: () => void;
};

export function BuilderBar(props: Props) {
  const { title, path, draft, width, onWidth, drawers, isPhone, more } = props;
  const mayPublish = useMayPublish();
  return (
    <section
      aria-label="Tools"
      className="flex min-h-15 flex-wrap items-center gap-1 border-b border-border bg-paper px-2 py-1.5 w768:flex-nowrap w1024:gap-2 w1024:px-3"
    >
      <Anchor
        href={officePaths.pages()}
        aria-label="All pages"
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-grey-1"
      >
        <ArrowLeft size={18} />
      </Anchor>
      {drawers && (
        <IconButton label="Outline" title="Outline" look="plain" size={44} onClick={drawers.onOutline}>
          <PanelLeft size={18} />
        </IconButton>
      )}
      <div className="mr-auto min-w-0 max-w-52">
        <h1 className="truncate text-label font-semibold">{title}</h1>
        <p className="truncate text-caption text-muted">
          <span className="max-w1280:hidden">{path}, </span>
          <SaveState saving={draft.saving} />
        </p>
      </div>
      {!isPhone && <WidthPicker width={width} onWidth={onWidth} />}
      <div className="flex">
        <IconButton
          label="Undo"
          title="Undo, Ctrl Z"
          look="plain"
          size={44}
          disabled={!draft.canUndo}
          onClick={draft.undo}
        >
          <Undo2 size={18} />
        </IconButton>
        <IconButton
          label="Redo"
          title="Redo, Ctrl Shift Z"
          look="plain"
          size={44}
          disabled={!draft.canRedo}
          onClick={draft.redo}
        >
          <Redo2 size={18} />
        </IconButton>
      </div>
      <BarButton label="Preview" icon={Eye} isSmall={isPhone} onPress={props.onPreview} />
      {mayPublish ? (
        <>
          <BarButton label="Schedule" icon={CalendarClock} isSmall={isPhone} onPress={props.onSchedule} />
          <Button size={40} className="max-w1280:h-11" onClick={props.onPublish}>
            Publish
          </Button>
        </>
      ) : (
        <p className="max-w-36 text-caption text-secondary">{ASK_TO_PUBLISH}</p>
      )}
      {drawers && (
        <IconButton label="Settings" title="Settings" look="plain" size={44} onClick={drawers.onForm}>
          <PanelRight size={18} />
        </IconButton>
      )}
      <MoreMenu items={more} />
    </section>
  );
}

type BarButtonProps = { label: string; icon: typeof Eye; isSmall: boolean; onPress: () => void };

/** Under 1280 px there is room for its icon. */
function BarButton({ label, icon: Icon, isSmall, onPress }: BarButtonProps) {
  return (
    <Button
      size={40}
      variant="outline"
      title={label}
      className={cx('max-w1280:h-11 max-w1280:px-3', isSmall && 'border-0')}
      onClick={onPress}
    >
      <Icon size={18} />
      <span className="max-w1280:sr-only">{label}</span>
    </Button>
  );
}

function SaveState({ saving }: { saving: Draft['saving'] }) {
  const { isBusy, isUnsaved, failure } = saving;
  const words = failure
    ? saving.errors.size > 0
      ? 'not saved: see the errors'
      : 'not saved yet'
    : isBusy
      ? 'saving'
      : isUnsaved
        ? 'unsaved'
        : 'saved';
  return (
    <span role="status" className={cx(failure && 'font-medium text-danger')}>
      {words}
    </span>
  );
}
