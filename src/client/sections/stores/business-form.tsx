import { useState } from 'react';
import type { Input } from '#contract/calls.ts';
import type { OwnBusiness } from '#contract/own-business.ts';
import {
  businessFields,
  invoiceFields,
  LONGEST_DELIVERY,
  readDelivery,
  type DeliveryField,
} from '#rules/stores/business-fields.ts';
import { deliveryOf } from '#client/lib/delivery.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';

type BusinessBody = Input<'PUT /web/site/business'>['body'];

type BusinessFormProps = {
  /** The business as it is; undefined for a new one. */
  business?: OwnBusiness | undefined;
  submit: string;
  busy: string;
  send: (body: BusinessBody) => Promise<void>;
};

const DELIVERY = Object.keys(LONGEST_DELIVERY) as DeliveryField[];
const UNITS: Record<DeliveryField, string> = {
  estimated_delivery_days: 'Days',
  estimated_delivery_hours: 'Hours',
  estimated_delivery_minutes: 'Minutes',
};

const NEW = {
  business_name: '',
  business_address: '',
  post_code: '',
  business_phone_no: '',
  legal_name: '',
  vat_number: '',
  company_number: '',
  estimated_delivery_days: '2',
  estimated_delivery_hours: '',
  estimated_delivery_minutes: '',
};
type Values = Readonly<typeof NEW>;

function startOf(business: OwnBusiness | undefined): typeof NEW {
  if (!business) return NEW;
  const shown = (name: DeliveryField) => (business[name] === 0 ? '' : String(business[name]));
  return {
    business_name: business.business_name,
    business_address: business.business_address,
    post_code: business.post_code,
    business_phone_no: business.business_phone_no,
    legal_name: business.legal_name ?? '',
    vat_number: business.vat_number ?? '',
    company_number: business.company_number ?? '',
    estimated_delivery_days: shown('estimated_delivery_days'),
    estimated_delivery_hours: shown('estimated_delivery_hours'),
    estimated_delivery_minutes: shown('estimated_delivery_minutes'),
  };
}

const deliveryError = (name: DeliveryField, values: Values) =>
  readDelivery(name, values[name]) === undefined ? `0 to ${LONGEST_DELIVERY[name]}` : undefined;

/**
 * The form of a business with the facts on its invoices. For its owner, and in the office for those of the
 * site.
 */
export function BusinessForm({ business, submit, busy, send }: BusinessFormProps) {
  const [hidesStock, setHidesStock] = useState(business?.hide_stock ?? false);
  const form = useForm({
    start: startOf(business),
    errorsOf: (values) => ({
      business_name: businessFields.business_name.errorOf(values.business_name),
      business_address: businessFields.business_address.errorOf(values.business_address),
      post_code: businessFields.post_code.errorOf(values.post_code),
      business_phone_no: businessFields.business_phone_no.errorOf(values.business_phone_no),
      legal_name: invoiceFields.legal_name.errorOf(values.legal_name),
      vat_number: invoiceFields.vat_number.errorOf(values.vat_number),
      company_number: invoiceFields.company_number.errorOf(values.company_number),
      estimated_delivery_days: deliveryError('estimated_delivery_days', values),
      estimated_delivery_hours: deliveryError('estimated_delivery_hours', values),
      estimated_delivery_minutes: deliveryError('estimated_delivery_minutes', values),
    }),
    send: (values) => send({ ...values, ...deliveryIn(values), hide_stock: hidesStock }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        {...form.fieldProps('business_name')}
        label="Name of the business"
        autoComplete="organization"
        data-autofocus=""
      />
      <TextField
        {...form.fieldProps('business_address')}
        label="Address"
        hint="Street and town"
        autoComplete="address-line1"
      />
      <div className="grid gap-4 w500:grid-cols-2">
        <TextField {...form.fieldProps('post_code')} label="Postcode" autoComplete="postal-code" />
        <TextField {...form.fieldProps('business_phone_no')} label="Phone" type="tel" autoComplete="tel" />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-small font-semibold">Delivery takes</legend>
        <div className="grid grid-cols-3 gap-3">
          {DELIVERY.map((name) => (
            <TextField
              key={name}
              {...form.fieldProps(name)}
              label={UNITS[name]}
              inputMode="numeric"
              tall={40}
            />
          ))}
        </div>
        <DeliveryNote values={form.values} />
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-1.5 text-small font-semibold">On your invoices</legend>
        <TextField
          {...form.fieldProps('legal_name')}
          label="Legal name"
          hint="If it is another one"
          optional
        />
        <div className="grid gap-4 w500:grid-cols-2">
          <TextField {...form.fieldProps('vat_number')} label="VAT number" optional />
          <TextField {...form.fieldProps('company_number')} label="Company number" optional />
        </div>
      </fieldset>
      <Checkbox
        label="Hide how many there are"
        detail="Shoppers see whether something is in stock, not how much of it"
        checked={hidesStock}
        onChange={(event) => setHidesStock(event.target.checked)}
      />
      <Button type="submit" busy={form.isBusy && busy}>
        {submit}
      </Button>
    </form>
  );
}

function deliveryIn(values: Values): Record<DeliveryField, number> {
  const read = (name: DeliveryField) => readDelivery(name, values[name]) ?? 0;
  return {
    estimated_delivery_days: read('estimated_delivery_days'),
    estimated_delivery_hours: read('estimated_delivery_hours'),
    estimated_delivery_minutes: read('estimated_delivery_minutes'),
  };
}

/** The delivery date that shoppers would see if they ordered now. */
function DeliveryNote({ values }: { values: Values }) {
  const [now] = useState(() => new Date());
  const delivery = deliveryOf(deliveryIn(values), now);
  return (
    <p className="mt-2 text-caption text-muted">
      {delivery
        ? `Ordered now, it arrives ${delivery.isDates ? '' : 'in '}${delivery.when}.`
        : 'Shoppers are told no date.'}
    </p>
  );
}
