import { useState } from 'react';
import type { OfficeUnitRecord } from '#contract/units-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf, formatPounds } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { cx } from '#client/ui/cx.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { StackSkeleton } from '../../ui/list-states.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { unitName } from './unit-words.ts';
import { moveUnit, useListing, type Listing, type ListingChoice } from './units.api.ts';

type Props = { unit: OfficeUnitRecord; area: OfficeArea; onClose: () => void };

const keyOf = ({ variation_id: id, term_ids: terms }: ListingChoice) => `${id}/${terms.join('-')}`;

/**
 * Shows the variations that a unit could be sold as, the best fit first. One more press puts it up for sale.
 */
export function ListDialog({ unit, area, onClose }: Props) {
  const listing = useListing(unit.number);
  const { data, error } = listing;
  return (
    <Dialog open onClose={onClose} title="Put up for sale" width={520}>
      {error && !data ? (
        <NotLoaded title="The proposal did not load" text={messageOf(error)} query={listing} />
      ) : !data ? (
        <StackSkeleton />
      ) : data.product && data.data.length > 0 ? (
        <Choosing unit={unit} product={data.product} listing={data} onClose={onClose} />
      ) : (
        <Nothing unit={unit} product={data.product} area={area} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ChoosingProps = {
  unit: OfficeUnitRecord;
  product: NonNullable<Listing['product']>;
  listing: Listing;
  onClose: () => void;
};

/** The proposal loads after the dialog has opened, so its button takes the focus itself: Enter is the second press. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Most units fit one variation. The others are a press away. */
const SHOWN = 4;

function Choosing({ unit, product, listing, onClose }: ChoosingProps) {
  const { data: choices, is_locked: isLocked, unsaid } = listing;
  const [isUnlocked, setIsUnlocked] = useState(false);
  const [key] = useState(newKey);
  const [first] = choices;
  const [chosenKey, setChosenKey] = useState(first && keyOf(first));
  const [most, setMost] = useState(SHOWN);
  const [typed, setTyped] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const chosen = choices.find((one) => keyOf(one) === chosenKey) ?? first;
  if (!chosen) return null;
  const text = typed ?? chosen.price.toFixed(2);
  const price = chosen.is_new ? Number(text.replace('£', '').trim()) : chosen.price;
  const isPrice = Number.isFinite(price) && price > 0;
  async function send({ variation_id: variationId, term_ids: termIds, is_new: isNew }: ListingChoice) {
    if (!isPrice) {
      setFailure('Type a price, such as 249.99.');
      return;
    }
    setIsBusy(true);
    setFailure(undefined);
    try {
      await moveUnit(
        unit,
        {
          move: 'list',
          listing: {
            product_id: product.id,
            variation_id: variationId,
            ...(isLocked && isUnlocked && { is_unlocked: true }),
            ...(isNew && { term_ids: termIds, price: Math.round(price * 100) / 100 }),
          },
        },
        key,
      );
      notify(`${unit.number} is for sale`);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send(chosen);
      }}
    >
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">
          {unitName(unit)}
          {unit.grade && `, ${unit.grade}`} is sold as{' '}
          <b className="font-semibold text-ink">{product.name}</b>.
        </p>
        <FormFailure>{failure}</FormFailure>
        <fieldset className="grid gap-2">
          <legend className="sr-only">What it is sold as</legend>
          {choices.slice(0, most).map((one) => (
            <Choice
              key={keyOf(one)}
              choice={one}
              isChosen={one === chosen}
              onChoose={() => {
                setChosenKey(keyOf(one));
                setTyped(undefined);
              }}
            />
          ))}
        </fieldset>
        {choices.length > most && (
          <Button
            size={40}
            variant="text"
            className="justify-self-start px-3"
            onClick={() => setMost(choices.length)}
          >
            Show {choices.length - most} more
          </Button>
        )}
        {unsaid.length > 0 && chosen === first && (
          <p className="text-caption text-secondary">
            Nobody has told or found <b className="font-semibold">{unsaid.join(', ')}</b>. Compare it with the
            device.
          </p>
        )}
        {isLocked && (
          <div className="grid gap-2 rounded-control bg-danger-tint px-4 py-3">
            <p className="font-medium text-danger">
              The inspection found it locked to a network. Buyers of an unlocked device could not use it.
            </p>
            <Checkbox
              name="is_unlocked"
              label="I have checked that it takes any SIM now"
              checked={isUnlocked}
              onChange={({ target }) => setIsUnlocked(target.checked)}
            />
          </div>
        )}
        {chosen.is_new && (
          <TextField
            label="Price in pounds"
            name="price"
            inputMode="decimal"
            value={text}
            onChange={({ target }) => setTyped(target.value)}
            hint="This variation is new. The price is a proposal from its neighbours."
            className="max-w-60"
          />
        )}
      </div>
      <DialogActions onClose={onClose}>
        <Button type="submit" variant="buy" busy={isBusy && 'Saving'} ref={takeFocus}>
          {isPrice ? `Sell it for ${formatPounds(price)}` : 'Put up for sale'}
        </Button>
      </DialogActions>
    </form>
  );
}

type ChoiceProps = { choice: ListingChoice; isChosen: boolean; onChoose: () => void };

function Choice({ choice, isChosen, onChoose }: ChoiceProps) {
  const { words, price, stock, is_new: isNew } = choice;
  return (
    <label
      className={cx(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border px-4 py-2.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
        isChosen ? 'border-buy bg-buy-tint' : 'border-border',
      )}
    >
      <input
        type="radio"
        name="choice"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-buy outline-none"
      />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold wrap-anywhere">{words}</b>
        <span className="block text-caption text-secondary">
          {isNew
            ? 'A new variation'
            : stock === 0
              ? 'None in stock'
              : `${countOf(stock, 'piece')} in stock already`}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{formatPounds(price)}</span>
    </label>
  );
}

type NothingProps = Props & { product: Listing['product'] };

function Nothing({ unit, product, area, onClose }: NothingProps) {
  return (
    <>
      <p className="pb-5 text-secondary">
        {product ? (
          <>
            None of the variations of{' '}
            <Anchor href={officePaths.product(area, product.id)} className="underline">
              {product.name}
            </Anchor>{' '}
            fits {unit.grade ? `the grade ${unit.grade}` : 'this device'}. Add one there first.
          </>
        ) : (
          `No product that you sell is of this model. Make one first, with the model of ${unit.name}.`
        )}
      </p>
      <DialogActions onClose={onClose}>
        <Button
          variant="buy"
          onClick={() =>
            window.location.assign(
              product ? officePaths.product(area, product.id) : officePaths.product(area, 'new'),
            )
          }
        >
          {product ? 'Open the product' : 'New product'}
        </Button>
      </DialogActions>
    </>
  );
}
