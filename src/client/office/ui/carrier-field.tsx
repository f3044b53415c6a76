import { TextField } from '#client/ui/text-field.tsx';

type Props = {
  /** The usual carriers. */
  carriers: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (carrier: string) => void;
};

/** Any carrier. The usual ones are suggested. */
export function CarrierField({ carriers, value, error, onChange }: Props) {
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
        {carriers.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
