import { countOf } from '#client/lib/format.ts';
import { Picture } from '#client/ui/picture.tsx';
import { BothChanged } from '../../ui/both-changed.tsx';
import { readPictures } from './picture-list.ts';
import { FIELDS, type Field } from './product-values.ts';

type Props = {
  disputes: readonly { field: Field; mine: string; theirs: string }[];
  onDecide: (field: Field, whose: 'mine' | 'theirs') => void;
};

/** Fields of a product that two people have changed. */
export function Conflict(props: Props) {
  return (
    <BothChanged
      {...props}
      nameOf={(field) => FIELDS[field]}
      show={(field, text) => (field === 'product_images' ? <Pictures text={text} /> : undefined)}
    />
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
