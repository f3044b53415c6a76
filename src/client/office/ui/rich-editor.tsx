import { createNodeFromContent, Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadClean, RICH_LOOK } from '#client/lib/rich-text.tsx';
import { typedLink } from '#client/lib/rich-links.ts';
import { pastedHtml } from './pasted-html.ts';
import { richHtml, type RichNode } from './rich-html.ts';
import { RichLink } from './rich-link.tsx';
import { RICH_SCHEMA } from './rich-schema.ts';
import { RichToolbar, type Standing } from './rich-toolbar.tsx';

type Props = {
  id: string;
  name: string;
  label: string;
  labelId: string;
  /** The id of its hint or error. */
  note: string | undefined;
  isInvalid: boolean;
  value: string;
  saved: string;
  onText: (html: string) => void;
};

/** The editor has a paragraph in each item and cell, which is not in the HTML. */
const TIGHT = '[&_li>p:first-child]:mt-0 [&_:is(td,th,dd,blockquote)>p:first-child]:mt-0';
const BOX = `${RICH_LOOK} ${TIGHT} max-h-[32rem] min-h-32 overflow-y-auto px-3.5 py-3 outline-none`;

const htmlOf = (editor: Editor) => richHtml(editor.getJSON() as RichNode);

/** HTML in the form that the editor gives it. */
function inItsForm(editor: Editor, html: string): string {
  const parsed = createNodeFromContent(html, editor.schema, { slice: false });
  return richHtml(parsed.toJSON() as RichNode);
}

function standingOf(editor: Editor): Standing {
  return {
    heading: editor.isActive('heading', { level: 2 }),
    smallHeading: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    link: editor.isActive('link'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

const linkAt = (editor: Editor) => (editor.getAttributes('link')['href'] as string | undefined) ?? '';

/** The editor of rich text. Its code is loaded by RichField. */
export function RichEditor({ id, name, label, labelId, note, isInvalid, value, saved, onText }: Props) {
  const place = useRef<HTMLDivElement>(null);
  /** The value that the parent got last. */
  const told = useRef(value);
  const [editor, setEditor] = useState<Editor>();
  const [standing, setStanding] = useState<Standing>();
  /** The link that is being written. */
  const [link, setLink] = useState<string>();

  const tell = useEffectEvent((from: Editor) => {
    const html = htmlOf(from);
    const next = html === inItsForm(from, saved) ? saved : html;
    if (next === told.current) return;
    told.current = next;
    onText(next);
  });
  const start = useEffectEvent((element: HTMLElement, clean: (html: string) => string) => {
    const made: Editor = new Editor({
      element,
      content: value,
      extensions: RICH_SCHEMA,
      injectCSS: false,
      enableInputRules: true,
      enablePasteRules: false,
      editorProps: {
        attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'data-name': name, class: BOX },
        transformPastedHTML: (html) => clean(pastedHtml(html)),
        // An address that is pasted over words becomes their link.
        handlePaste(_view, event) {
          const text = event.clipboardData?.getData('text/plain').trim() ?? '';
          const href = /^(?:https?:|mailto:|tel:)/i.test(text) ? typedLink(text) : undefined;
          if (href === undefined || made.state.selection.empty) return false;
          return made.commands.setMark('link', { href });
        },
        handleDOMEvents: {
          keydown(_view, event) {
            // Tab leaves the field, also from a list.
            if (event.key === 'Tab') return true;
            const isLinkKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
            if (!isLinkKey || (made.state.selection.empty && !made.isActive('link'))) return false;
            event.preventDefault();
            event.stopPropagation();
            setLink(linkAt(made));
            return true;
          },
        },
      },
      onUpdate: () => tell(made),
      onTransaction: () => setStanding(standingOf(made)),
    });
    setStanding(standingOf(made));
    setEditor(made);
    return made;
  });

  useEffect(() => {
    let made: Editor | undefined;
    let isWanted = true;
    void loadClean().then((clean) => {
      if (isWanted && place.current) made = start(place.current, clean);
    });
    return () => {
      isWanted = false;
      made?.destroy();
    };
  }, []);

  // The text was discarded, or another person's was taken over.
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    if (inItsForm(editor, value) !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    const element = editor?.view.dom;
    if (!element) return;
    element.setAttribute('aria-labelledby', labelId);
    element.toggleAttribute('aria-invalid', isInvalid);
    if (isInvalid) element.setAttribute('aria-invalid', 'true');
    if (note === undefined) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', note);
  }, [editor, labelId, note, isInvalid]);

  return (
    <>
      {editor && standing && (
        <RichToolbar
          editor={editor}
          standing={standing}
          label={`Format of ${label}`}
          controls={id}
          onLink={() => setLink(linkAt(editor))}
        />
      )}
      {editor && link !== undefined && (
        <RichLink editor={editor} href={link} onClose={() => setLink(undefined)} />
      )}
      <div ref={place} />
    </>
  );
}
