import { Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { VariationOption } from '#rules/catalog/variation-options.ts';
import { MOST_OPTIONS } from '#rules/catalog/variation-options.ts';
import { Button } from '#client/ui/button.tsx';
import { SwatchDot } from '#client/ui/swatches.tsx';
import type { Draft } from './product-draft.ts';
import type { Choices } from './products.api.ts';
import { RemoveOptionDialog } from './remove-option-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { changeOptions, rowsOf, type Options, type VariationRow } from './variation-rows-of.ts';
import type { TermLabels } from './variation-words.ts';

type Props = {
  product: Draft;
  options: Options;
  choices: Choices | undefined;
  labels: TermLabels;
  attributeName: (id: number) => string;
  onChange: (next: Options) => void;
};

/**
 * The options that the variations differ in. A new value adds its combinations; a removed value removes them.
 */
export function VariationOptions({ product, options, choices, labels, attributeName, onChange }: Props) {
  const [adding, setAdding] = useState<{ attribute: number | undefined }>();
  const [removing, setRemoving] = useState<{
    what: string;
    next: Options;
    gone: VariationRow[];
    isAll: boolean;
  }>();
  const next = (changed: readonly VariationOption[]) => changeOptions(product, options, changed);
  const used = options.options;
  const swatches = new Map(
    (choices?.attributes ?? []).flatMap(({ terms }) => terms.map(({ id, swatch }) => [id, swatch] as const)),
  );

  /** Asks first if saved variations go. */
  function remove(what: string, changed: readonly VariationOption[]) {
    const after = next(changed);
    const kept = new Set(rowsOf(product, after).map(({ key }) => key));
    const gone = rowsOf(product, options).filter(({ key, saved }) => saved && !kept.has(key));
    if (gone.length === 0) return onChange(after);
    return setRemoving({ what, next: after, gone, isAll: kept.size === 0 });
  }

  return (
    <div>
      <ul className="grid gap-2">
        {used.map(({ attribute, terms }) => {
          const name = attributeName(attribute);
          const others = used.filter((one) => one.attribute !== attribute);
          return (
            <li
              key={attribute}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-grey-2 pt-2 w600:grid-cols-[8.5rem_minmax(0,1fr)_auto] w600:items-start"
            >
              <p className="font-semibold w600:py-2.5">{name}</p>
              <ul
                aria-label={`Values of ${name}`}
                className="flex flex-wrap gap-1.5 py-0.5 max-w600:order-last max-w600:col-span-2"
              >
                {terms
                  .toSorted((a, b) => labels.placeOf(a) - labels.placeOf(b))
                  .map((term) => (
                    <li key={term}>
                      <button
                        type="button"
                        aria-label={`Remove ${labels.labelOf(term)}`}
                        onClick={() =>
                          remove(
                            labels.labelOf(term),
                            used.map((one) =>
                              one.attribute === attribute
                                ? { ...one, terms: terms.filter((id) => id !== term) }
                                : one,
                            ),
                          )
                        }
                        className="inline-flex h-10 items-center gap-2 rounded-control border border-outline px-2.5 hover:bg-grey-1"
                      >
                        {swatches.get(term) && (
                          <SwatchDot colour={swatches.get(term) ?? ''} className="size-4" />
                        )}
                        {labels.labelOf(term)} <X aria-hidden="true" size={14} className="text-muted" />
                      </button>
                    </li>
                  ))}
                <li>
                  <Button
                    size={40}
                    variant="text"
                    aria-label={`Add values to ${name}`}
                    disabled={!choices}
                    onClick={() => setAdding({ attribute })}
                  >
                    <Plus size={16} /> Add
                  </Button>
                </li>
              </ul>
              <Button
                size={40}
                variant="text"
                aria-label={`Remove the option ${name}`}
                onClick={() => remove(name, others)}
              >
                <Trash2 size={16} />
              </Button>
            </li>
          );
        })}
      </ul>
      {used.length < MOST_OPTIONS && (
        <Button
          size={40}
          variant="outline"
          className="mt-2"
          disabled={!choices}
          onClick={() => setAdding({ attribute: undefined })}
        >
          <Plus size={16} /> Add an option
        </Button>
      )}
      {adding && choices && (
        <TermsDialog
          attribute={adding.attribute}
          attributes={choices.attributes}
          used={used}
          rowsWith={(changed) => rowsOf(product, next(changed)).length}
          onAdd={(changed) => {
            onChange(next(changed));
            setAdding(undefined);
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
      {removing && (
        <RemoveOptionDialog
          {...removing}
          labels={labels}
          onRemove={() => {
            onChange(removing.next);
            setRemoving(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}
