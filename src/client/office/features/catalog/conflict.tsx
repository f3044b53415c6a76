import { countOf } from '#client/lib/format.ts';
import { Picture } from '#client/ui/picture.tsx';
import { BothChanged, RichValue } from '../../ui/both-changed.tsx';
import { readPictures } from './picture-list.ts';
import type { Draft } from './product-draft.ts';
import type { Field } from './product-values.ts';
import { useChoices } from './products.api.ts';
import { fieldWords, valueWords, termLabels } from './variation-words.ts';

type Props = {
  product: Draft;
  disputes: readonly { field: Field; mine: string | undefined; theirs: string | undefined }[];
  onDecide: (field: Field, whose: 'mine' | 'theirs') => void;
  failure: string | undefined;
};

/** Fields of a product that two people have changed. */
export function Conflict({ product, disputes, onDecide, failure }: Props) {
  const labels = termLabels(useChoices(), product);
  return (
    <BothChanged
      disputes={disputes.map(({ field, mine = '', theirs = '' }) => ({ field, mine, theirs }))}
      onDecide={onDecide}
      failure={failure}
      nameOf={(field) => fieldWords(field, product, labels)}
      show={(field, text) => {
        if (field === 'product_images') return <Pictures text={text} />;
        if (field === 'description' && text !== '') return <RichValue html={text} />;
        return (
          <p className="mb-2 max-h-40 overflow-auto wrap-anywhere whitespace-pre-wrap">
            {valueWords(field, text, product, labels) || '(empty)'}
          </p>
        );
      }}
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
