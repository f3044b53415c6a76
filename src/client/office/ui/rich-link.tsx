import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { typedLink } from '#client/lib/rich-links.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';

type Props = {
  editor: Editor;
  /** Empty for a new link. */
  href: string;
  onClose: () => void;
};

/** The target of the chosen words. It is inside the form of the record, so it is no form of its own. */
export function RichLink({ editor, href, onClose }: Props) {
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function put() {
    const link = typedLink(typed);
    if (link === undefined) {
      setError('Type a web address, a page of this shop such as /repair, an email or a phone number.');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without chosen words the link shows where it leads.
    if (editor.state.selection.empty && href === '')
      chain.insertContent({
        type: 'text',
        text: typed.trim(),
        marks: [{ type: 'link', attrs: { href: link } }],
      });
    else chain.setMark('link', { href: link });
    chain.run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) put();
    else if (event.key === 'Escape') close();
    else return;
    // Keeps the outer form from being sent, and the dialog open.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      role="group"
      aria-label="Link"
      tabIndex={-1}
      onKeyDown={press}
      className="flex flex-wrap items-end gap-2 border-b border-border p-3"
    >
      <TextField
        label="Link to"
        tall={40}
        className="min-w-56 flex-1"
        value={typed}
        error={error}
        ref={field}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button size={40} onClick={put}>
        {href === '' ? 'Add link' : 'Change link'}
      </Button>
      {href !== '' && (
        <Button size={40} variant="outline" onClick={remove}>
          Remove link
        </Button>
      )}
      <Button size={40} variant="outline" onClick={close}>
        Cancel
      </Button>
    </div>
  );
}
