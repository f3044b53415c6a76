import { ArrowLeft, Bell, Heart } from 'lucide-react';
import { useState } from 'react';
import type { ButtonVariant } from '../button-look.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Checkbox, Radio } from '../check.tsx';
import { ChoiceButton, ChoiceGroup } from '../choice.tsx';
import { CountBubble, IconButton, IconLink } from '../icon-button.tsx';
import { QuantityStepper } from '../quantity-stepper.tsx';
import { RangeFields } from '../range-fields.tsx';
import { SearchField } from '../search-field.tsx';
import { SearchTrigger } from '../search-trigger.tsx';
import { InlineSelect, Select } from '../select.tsx';
import { TextField } from '../text-field.tsx';
import { Block, Row } from './block.tsx';

const buttons: [ButtonVariant, string, string][] = [
  ['ink', 'Buy it now', 'Wait'],
  ['buy', 'Add to cart', 'Adding'],
  ['sell', 'Get my price', 'Pricing'],
  ['repair', 'Book a repair', 'Booking'],
  ['outline', 'View Cart', 'Wait'],
  ['danger', 'Delete', 'Deleting'],
];

export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
    </>
  );
}

function Buttons() {
  const [loved, setLoved] = useState(true);
  const [quantity, setQuantity] = useState(1);
  return (
    <Block title="Buttons" note="Rest, disabled, busy. The ring is in the line's colour.">
      <div className="grid grid-cols-1 gap-4 w600:grid-cols-3">
        {buttons.map(([variant, words, busy]) => (
          <div key={variant} className="contents">
            <Button variant={variant}>{words}</Button>
            <Button variant={variant} disabled>
              {words}
            </Button>
            <Button variant={variant} busy={busy}>
              {words}
            </Button>
          </div>
        ))}
      </div>
      <Row>
        <Button variant="buy" size={56}>
          Large 56
        </Button>
        <Button variant="buy" size={52}>
          Buy box 52
        </Button>
        <Button variant="buy">Default 48</Button>
        <Button variant="buy" size={40}>
          Small 40
        </Button>
        <Button variant="outline" size={40}>
          <Bell size={18} />
          Notify me
        </Button>
        <ButtonLink href="#view" variant="text" size={40} arrow>
          View all
        </ButtonLink>
        <IconButton label="Back">
          <ArrowLeft size={20} />
        </IconButton>
        <IconButton label="Back" disabled>
          <ArrowLeft size={20} />
        </IconButton>
        <IconButton label="Wishlist" aria-pressed={loved} onClick={() => setLoved(!loved)}>
          <Heart size={20} />
        </IconButton>
        <IconLink href="#bell" label="Three messages" look="plain" size={48}>
          <Bell size={22} />
          <CountBubble count={3} />
        </IconLink>
        <QuantityStepper label="Quantity" size={40} value={quantity} max={7} onChange={setQuantity} />
        <QuantityStepper label="Quantity of another" value={quantity} max={7} onChange={setQuantity} />
      </Row>
    </Block>
  );
}

function Fields() {
  const [email, setEmail] = useState('priya@studio');
  const [search, setSearch] = useState('');
  const [range, setRange] = useState<readonly [number, number]>([100, 600]);
  const sorts = [
    { value: 'best', label: 'Best match' },
    { value: 'low', label: 'Lowest price' },
  ];
  return (
    <Block title="Fields" note="Errors appear after a field is left, and keep what was typed.">
      <div className="grid gap-6 w600:grid-cols-2 w1000:grid-cols-4">
        <TextField
          label="Email"
          type="email"
          placeholder="you@example.com"
          hint="We send the tracking link here."
        />
        <TextField
          label="Work email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={email.includes('.') ? undefined : 'Invalid email'}
        />
        <TextField label="Company" error="Required" />
        <TextField label="Phone" type="tel" optional prefix="GB +44" defaultValue="20 7946 0132" />
        <TextField label="Postcode" defaultValue="NW1 8QR" valid />
        <Select label="Sort" choices={sorts} />
        <TextField
          label="IMEI"
          placeholder="Filled in after the price"
          disabled
          hint="Dial *#06# to see it."
        />
        <div className="self-end">
          <InlineSelect label="Sort" choices={sorts} />
        </div>
      </div>
      <div className="grid items-start gap-6 w960:grid-cols-2">
        <div className="grid gap-4">
          <SearchField
            label="Search"
            placeholder="Device, fault or part"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onSearch={setSearch}
            onClear={() => setSearch('')}
          />
          <SearchTrigger label="Search a device, a fault or a part" shortcut="/" />
        </div>
        <div className="max-w-66">
          <RangeFields label="Price" min={0} max={1000} step={5} unit="£" value={range} onCommit={setRange} />
        </div>
      </div>
    </Block>
  );
}

function Choices() {
  const [storage, setStorage] = useState('128GB');
  const [colour, setColour] = useState('Blue');
  const storages = [
    ['128GB', 'Included'],
    ['256GB', '+ £35'],
    ['512GB', 'Notify me'],
  ] as const;
  const colours = [
    ['Midnight', 'var(--color-ink)'],
    ['Starlight', 'var(--color-grey-2)'],
    ['Blue', 'var(--color-buy)'],
  ] as const;
  return (
    <Block title="Choices" note="The ring lies outside, so that nothing shifts.">
      <div className="grid gap-8 w960:grid-cols-3">
        {(['buy', 'sell', 'repair'] as const).map((line) => (
          <div key={line} data-line={line} className="grid gap-6">
            <ChoiceGroup label="Storage" detail={storage}>
              {storages.map(([label, second]) => (
                <ChoiceButton
                  key={label}
                  label={label}
                  second={second}
                  chosen={label === storage}
                  unavailable={label === '512GB'}
                  onClick={() => setStorage(label)}
                />
              ))}
            </ChoiceGroup>
            <ChoiceGroup label="Colour" columns={2}>
              {colours.map(([label, swatch]) => (
                <ChoiceButton
                  key={label}
                  label={label}
                  swatch={swatch}
                  chosen={label === colour}
                  onClick={() => setColour(label)}
                />
              ))}
            </ChoiceGroup>
            <div>
              <Checkbox label="Ticked" defaultChecked trailing="24" />
              <Checkbox label="Not ticked" trailing="9" />
              <Checkbox label="None of these" disabled trailing="0" />
              <Radio label="Chosen" name={line} defaultChecked detail="With a second line" trailing="+ £10" />
              <Radio label="Not chosen" name={line} trailing="Free" />
            </div>
          </div>
        ))}
      </div>
    </Block>
  );
}
