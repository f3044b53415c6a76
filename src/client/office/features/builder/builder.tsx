import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { requests } from '#contract/first-calls.ts';
import type { OfficePage, PageDraft } from '#contract/pages-office-shapes.ts';
import { queryFor } from '#client/lib/api.ts';
import { cx } from '#client/ui/cx.ts';
import { Drawer } from '#client/ui/drawer.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderDialogs, type Asked } from './builder-dialogs.tsx';
import { Canvas, type CanvasWidth } from './canvas.tsx';
import { fixedBlocks } from './fixed-blocks.ts';
import { FormPane, type Wanted } from './form-pane.tsx';
import { definitionsAt } from './gallery/found-designs.ts';
import { SectionGallery } from './gallery/section-gallery.tsx';
import { Outline } from './outline.tsx';
import { PageStand } from './page-stand.tsx';
import { SaveFailure } from './save-failure.tsx';
import { SharedConflict } from './shared/shared-conflict.tsx';
import { SharedGallery } from './shared/shared-gallery.tsx';
import { useShared } from './shared/use-shared.ts';
import { useBuilderKeys } from './use-builder-keys.ts';
import { useCanvas } from './use-canvas.ts';
import { useDraft } from './use-draft.ts';
import { usePageFile } from './use-page-file.tsx';
import { usePresence } from './use-presence.ts';
import { useSectionActions } from './use-section-actions.ts';
import { useSectionDrag } from './use-section-drag.tsx';

const PANES = { outline: 'Outline', form: 'Settings', canvas: 'Page' } as const;
type Pane = keyof typeof PANES;

/** A page and everything that changes it: on a desk side by side, on a tablet with drawers, on a phone as tabs. */
export function Builder({ page, read }: { page: OfficePage; read: PageDraft }) {
  const draft = useDraft(page, read);
  const { rows, saving } = draft;
  const actions = useSectionActions(draft);
  const isPhone = useMedia('(width < 768px)');
  const isDesk = useMedia('(width >= 1200px)');
  const [width, setWidth] = useState<CanvasWidth>(isPhone ? 390 : 1280);
  const [pane, setPane] = useState<Pane>('outline');
  const [drawer, setDrawer] = useState<'outline' | 'form'>();
  const [wanted, setWanted] = useState<Wanted>();
  const [asked, setAsked] = useState<Asked>();
  const shared = useShared(rows, draft.draft.version);
  const canvas = useCanvas(page, shared.shown, (key) => key !== undefined && actions.select(key));
  const drag = useSectionDrag(rows, actions, canvas);
  const file = usePageFile(page.key, draft);
  const editors = usePresence(page.key, read.editors, ({ version, saved_by: by }) => {
    if (version > draft.draft.version && !saving.isBusy && !saving.isUnsaved) void file.reload(by);
  });
  useBuilderKeys(draft);

  const definitions = definitionsAt(page.positions);
  const shop = useQuery(queryFor(requests.settings())).data?.result.value;
  const fixed = shop ? fixedBlocks(page, shop) : {};

  const openForm = () => {
    if (isPhone) setPane('form');
    else if (!isDesk) setDrawer('form');
  };
  const goTo = (to: Wanted) => {
    actions.select(to.key);
    setAsked(undefined);
    openForm();
    setWanted({ ...to });
  };
  /** Asks for it once everything is saved: what is published is what is on the screen. */
  const ask = async (what: Asked) => {
    const { unsaved } = shared;
    const shows = what === 'publish' || what === 'schedule' || what === 'preview';
    if (unsaved && shows)
      notify(`Save or discard the changes of ${unsaved.title} first: it stands on other pages too.`);
    else if ((await saving.settle()) !== undefined) setAsked(what);
    else setAsked('wrong');
  };

  const sides = {
    outline: (
      <>
        <Outline
          rows={shared.shown}
          actions={actions}
          fixed={fixed}
          onWords={() => void ask('settings')}
          wrong={saving.errors}
          onHold={drag.onHold}
          wasDragged={drag.wasDragged}
          onOpen={openForm}
        />
        <section aria-label="Add a section" className="border-t border-border px-4 py-4">
          <h2 className="mb-3 text-label font-semibold">Add a section</h2>
          <SharedGallery
            sections={shared.sections.filter(({ section }) =>
              Object.hasOwn(definitions, section.section_type),
            )}
            onHold={drag.onHoldDesign}
            onPick={(entry) => {
              if (!drag.wasDragged()) actions.insert(entry);
            }}
          />
          <SectionGallery
            definitions={definitions}
            onHold={drag.onHoldDesign}
            onPick={(section) => {
              if (!drag.wasDragged()) actions.insert(section);
            }}
          />
        </section>
      </>
    ),
    form: (
      <FormPane
        pageKey={page.key}
        rows={shared.shown}
        shared={shared}
        actions={actions}
        errors={saving.errors}
        wanted={wanted}
      />
    ),
  };
  return (
    <div className="flex h-dvh min-h-0 flex-col bg-grey-2">
      <BuilderBar
        title={page.title}
        path={page.path}
        draft={draft}
        width={width}
        onWidth={setWidth}
        drawers={
          isDesk || isPhone
            ? undefined
            : { onOutline: () => setDrawer('outline'), onForm: () => setDrawer('form') }
        }
        isPhone={isPhone}
        more={[
          ...(page.has_facts
            ? [
                {
                  label: page.kind === 'home' ? 'Words and search' : 'Title, address, search',
                  isHard: false,
                  onPress: () => void ask('settings'),
                },
              ]
            : []),
          ...(page.kind === 'home' || page.kind === 'own'
            ? [{ label: 'Begin from a starter', isHard: false, onPress: () => void ask('starter') }]
            : []),
          { label: 'Revisions', isHard: false, onPress: () => void ask('revisions') },
          { label: 'Download as a file', isHard: false, onPress: () => void file.download() },
          { label: 'Import a file', isHard: false, onPress: file.choose },
          { label: 'Drop the draft', isHard: true, onPress: () => void ask('discard') },
        ]}
        onPreview={() => void ask('preview')}
        onSchedule={() => void ask('schedule')}
        onPublish={() => void ask('publish')}
      />
      {isPhone && <PaneTabs pane={pane} onPane={setPane} />}
      <SaveFailure rows={rows} saving={saving} onShow={goTo} />
      <div className="grid min-h-0 flex-1 grid-cols-1 w1200:grid-cols-[288px_minmax(0,1fr)_296px]">
        {(isDesk || (isPhone && pane === 'outline')) && <Side className="border-r">{sides.outline}</Side>}
        {(!isPhone || pane === 'canvas') && (
          <div className="flex min-h-0 min-w-0 flex-col w768:px-4 w768:pb-4">
            {!isPhone && <PageStand page={page} draft={draft.draft} editors={editors} />}
            <Canvas
              canvas={canvas}
              rows={shared.shown}
              width={width}
              actions={actions}
              isCovered={drag.isDragging}
              onEdit={isDesk ? undefined : openForm}
            />
          </div>
        )}
        {(isDesk || (isPhone && pane === 'form')) && <Side className="border-l">{sides.form}</Side>}
      </div>
      {drawer && (
        <Drawer
          open
          side={drawer === 'outline' ? 'left' : 'right'}
          title={drawer === 'outline' ? 'Outline' : 'Settings'}
          onClose={() => setDrawer(undefined)}
        >
          <div className="-mx-4">{sides[drawer]}</div>
        </Drawer>
      )}
      <BuilderDialogs
        page={page}
        draft={draft}
        asked={asked}
        onShow={goTo}
        onClose={() => setAsked(undefined)}
      />
      {shared.theirs && <SharedConflict shared={shared} theirs={shared.theirs} />}
      {file.input}
      {file.refusal}
      {drag.mark}
    </div>
  );
}

function Side({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={cx('min-h-0 min-w-0 overflow-y-auto border-border bg-paper', className)}>{children}</div>
  );
}

function PaneTabs({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  return (
    <div
      role="group"
      aria-label="What is shown"
      className="grid grid-cols-3 border-b border-border bg-paper text-small"
    >
      {(Object.keys(PANES) as Pane[]).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === pane}
          onClick={() => onPane(one)}
          className={cx(
            'min-h-11 border-b-2 -outline-offset-4',
            one === pane ? 'border-ink font-semibold' : 'border-transparent text-secondary',
          )}
        >
          {PANES[one]}
        </button>
      ))}
    </div>
  );
}
