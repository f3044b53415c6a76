import { CARRIERS } from '#rules/orders/carriers.ts';
import { TextField } from '#client/ui/text-field.tsx';

type Props = { value: string; error: string | undefined; onChange: (carrier: string) => void };

/** Any carrier. The usual ones are suggested. */
export function CarrierField({ value, error, onChange }: Props) {
  return (
    <>
      <TextField
        name="carrier"
        label="Carrier"
        list="carriers"
        autoComplete="off"
        data-autofocus=""
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id="carriers">
        {CARRIERS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
