import { useState } from 'react';
import { sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { BankAccountDialog } from '#client/sections/money/bank-account-dialog.tsx';
import { Box, Row } from '../../ui/box.tsx';
import { savePayoutAccount, usePayoutAccount, type Payouts } from './payouts.api.ts';

const SHOWN = 6;

/** The balance between the site and the vendor. */
export function BalanceBox({ payouts }: { payouts: Payouts | undefined }) {
  if (!payouts) return <Skeleton className="h-40 rounded-card" />;
  const balance = payouts.due[0]?.balance ?? 0;
  return (
    <Box title="Balance">
      <p className="text-[1.75rem] leading-9 font-semibold tabular-nums">{sumWords(balance)}</p>
      <p className="mt-1 text-secondary">
        {balance < 0
          ? 'You owe this to the site. It is taken off your next sales.'
          : 'Yours, and not paid out yet. The site’s office pays it to your account.'}
      </p>
    </Box>
  );
}

/** The bank account for payouts to the vendor. */
export function PayoutAccountBox() {
  const { data: account } = usePayoutAccount();
  const [isChanging, setIsChanging] = useState(false);
  if (account === undefined) return <Skeleton className="h-40 rounded-card" />;
  return (
    <Box title="Payout account">
      {account ? (
        <dl>
          <Row name="Account name">{account.holder}</Row>
          <Row name="Sort code">{account.sort_code}</Row>
          <Row name="Account number">ends in {account.ends_with}</Row>
        </dl>
      ) : (
        <p className="text-secondary">None yet. Nothing can be paid out to you without one.</p>
      )}
      <Button
        size={40}
        variant={account ? 'outline' : 'buy'}
        className="mt-3"
        onClick={() => setIsChanging(true)}
      >
        {account ? 'Change account' : 'Add account'}
      </Button>
      {isChanging && (
        <BankAccountDialog
          title="Payout account"
          text="What you earn is paid to it. You give your password or a code again before it is saved."
          account={account}
          onSave={async (values) => {
            await savePayoutAccount(values);
            setIsChanging(false);
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Box>
  );
}

/** The payouts to the vendor, the newest first. */
export function PastPayoutsBox({ payouts }: { payouts: Payouts | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  if (!payouts) return <Skeleton className="h-40 rounded-card" />;
  const { runs } = payouts;
  return (
    <Box title="Past payouts">
      {runs.length === 0 ? (
        <p className="text-secondary">Nothing has been paid out yet.</p>
      ) : (
        <dl>
          {runs.slice(0, isWhole ? undefined : SHOWN).map(({ id, made_at: at, total }) => (
            <Row key={id} name={longDateWords(new Date(at))}>
              {sumWords(total)}
            </Row>
          ))}
        </dl>
      )}
      {runs.length > SHOWN && !isWhole && (
        <Button size={40} variant="outline" className="mt-3" onClick={() => setIsWhole(true)}>
          Show all {runs.length}
        </Button>
      )}
    </Box>
  );
}
