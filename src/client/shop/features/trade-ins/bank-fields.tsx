import { readAccountNumber, readSortCode } from '#rules/checkout/bank.ts';
import { TextField } from '#client/ui/text-field.tsx';

export interface BankDetails {
  account_holder: string;
  sort_code: string;
  account_number: string;
}

export const NO_BANK: BankDetails = { account_holder: '', sort_code: '', account_number: '' };

export const bankErrors = ({ account_holder, sort_code, account_number }: BankDetails) => ({
  account_holder: account_holder.trim() === '' ? 'Enter the name on the account' : undefined,
  sort_code: readSortCode(sort_code) === undefined ? 'Enter the six digits of your sort code' : undefined,
  account_number:
    readAccountNumber(account_number) === undefined ? 'Enter the digits of your account number' : undefined,
});

interface Props {
  /** Value, error and events of a field. */
  fieldProps: (name: keyof BankDetails) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
}

export function BankFields({ fieldProps }: Props) {
  return (
    <div className="grid gap-4 w600:grid-cols-2">
      <TextField
        {...fieldProps('account_holder')}
        label="Name on the account"
        autoComplete="name"
        className="w600:col-span-2"
      />
      <TextField {...fieldProps('sort_code')} label="Sort code" inputMode="numeric" autoComplete="off" />
      <TextField
        {...fieldProps('account_number')}
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}
