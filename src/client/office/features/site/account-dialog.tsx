import type { OfficeSettings } from '#contract/settings-office.ts';
import { BankAccountDialog, type BankAccountValues } from '#client/sections/money/bank-account-dialog.tsx';
import { changeTransferAccount } from './settings.api.ts';

type Props = {
  settings: OfficeSettings;
  onSaved: (settings: OfficeSettings) => void;
  onClose: () => void;
};

/** The bank account for transfers. */
export function AccountDialog({ settings, onSaved, onClose }: Props) {
  const { version, transfer_account: known } = settings;
  const change = async (account: BankAccountValues | null) =>
    onSaved(await changeTransferAccount({ version, account }));
  return (
    <BankAccountDialog
      title="Account for bank transfers"
      text="Buyers who pay by transfer see it. Without an account, transfers are not offered."
      account={known}
      onSave={change}
      onRemove={() => change(null)}
      onClose={onClose}
    />
  );
}
