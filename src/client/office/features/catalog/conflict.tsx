import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { readPictures } from './picture-list.ts';
import { FIELDS, type Field } from './product-values.ts';

type Props = {
  disputes: readonly { field: Field; mine: string; theirs: string }[];
  onDecide: (field: Field, whose: 'mine' | 'theirs') => void;
};

/** Fields that two people have changed. Both values are shown, and one is chosen. */
export function Conflict({ disputes, onDecide }: Props) {
  if (disputes.length === 0) return null;
  return (
    <section
      aria-label="Changed by somebody else too"
      className="mb-4 rounded-card border border-border bg-repair-tint p-5 text-repair-text"
    >
      <h2 className="text-[1.0625rem] leading-6 font-semibold">Somebody else has changed this too</h2>
      <p className="mt-1">Nothing of yours is lost. Choose for each field what to keep, then save.</p>
      <ul className="mt-3 grid gap-3">
        {disputes.map(({ field, mine, theirs }) => (
          <li key={field} className="rounded-control bg-paper p-4 text-ink">
            <h3 className="font-semibold">{FIELDS[field]}</h3>
            <div className="mt-2 grid gap-3 w600:grid-cols-2">
              <Side
                label="Yours"
                field={field}
                text={mine}
                action="Keep mine"
                onChoose={() => onDecide(field, 'mine')}
              />
              <Side
                label="Theirs"
                field={field}
                text={theirs}
                action="Take theirs"
                onChoose={() => onDecide(field, 'theirs')}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({
  label,
  field,
  text,
  action,
  onChoose,
}: {
  label: string;
  field: Field;
  text: string;
  action: string;
  onChoose: () => void;
}) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-muted">{label}</p>
      {field === 'product_images' ? (
        <Pictures text={text} />
      ) : (
        <p className="mb-2 max-h-40 overflow-auto wrap-anywhere whitespace-pre-wrap">{text || '(empty)'}</p>
      )}
      <Button size={40} variant="outline" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}

function Pictures({ text }: { text: string }) {
  const pictures = readPictures(text);
  return (
    <ul aria-label={countOf(pictures.length, 'picture')} className="mb-2 flex flex-wrap gap-1">
      {pictures.map(({ imageName, term_id: term }) => (
        <li key={`${term} ${imageName}`} className="size-11 overflow-hidden rounded-badge bg-grey-1">
          <Picture name={imageName} alt="" sizes="44px" className="size-full" />
        </li>
      ))}
    </ul>
  );
}
