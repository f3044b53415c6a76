import { useEffect, useId, useState } from 'react';
import { RichText } from '#client/lib/rich-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { FieldNote, fieldBox } from '#client/ui/field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

const load = () => import('./rich-editor.tsx');
type Editor = Awaited<ReturnType<typeof load>>['RichEditor'];

type Props = {
  label: string;
  name: string;
  /** HTML */
  value: string | undefined;
  /** The saved HTML. The editor writes some HTML in another form, which is no change of the text. */
  saved: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** A field for text with headings, lists and links. Its editor is large, so it is loaded with the first such field. */
export function RichField({ label, name, value = '', saved, hint, error, className, onChange }: Props) {
  const id = useId();
  const { editor: RichEditor, hasFailed, again } = useEditorCode();
  const note = hint !== undefined || error !== undefined ? `${id}-note` : undefined;
  const words = { id, name, label, labelId: `${id}-label`, note, isInvalid: error !== undefined };
  return (
    <div className={cx('min-w-0', className)}>
      {/* A label can't belong to the editor's element. A press on the words still leads there. */}
      <span
        id={words.labelId}
        role="presentation"
        className="mb-1.5 block w-fit text-small font-semibold"
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </span>
      {/* Above the text, which may be pages long. */}
      {error !== undefined && <FieldNote id={`${id}-note`} error={error} />}
      <div className={cx(fieldBox, 'block! border-control')}>
        {RichEditor && (
          <RichEditor
            {...words}
            value={value}
            saved={saved}
            onText={(html) => onChange({ target: { value: html } })}
          />
        )}
        {!RichEditor && !hasFailed && <Skeleton className="h-44 rounded-control" />}
        {!RichEditor && hasFailed && (
          <div className="grid gap-3 p-4">
            <p role="alert">The text field did not load. Your text is safe.</p>
            <RichText html={value} className="max-h-60 overflow-auto" />
            <Button size={40} variant="outline" className="w-fit" onClick={again}>
              Try now
            </Button>
          </div>
        )}
      </div>
      {error === undefined && <FieldNote id={`${id}-note`} hint={hint} />}
    </div>
  );
}

function useEditorCode() {
  const [editor, setEditor] = useState<{ part: Editor }>();
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    load().then(
      ({ RichEditor }) => setEditor({ part: RichEditor }),
      () => setFailed(tries),
    );
  }, [tries]);
  return { editor: editor?.part, hasFailed: failed === tries, again: () => setTries(tries + 1) };
}
