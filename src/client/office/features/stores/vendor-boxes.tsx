import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Vendor } from '#contract/vendors-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatDate } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { Box, Row } from '../../ui/box.tsx';
import { holidayWords } from './vendor-words.ts';
import { setHoliday } from './vendors.api.ts';

/** The applicant and the application. */
export function ApplicationBox({ vendor }: { vendor: Vendor }) {
  const { owner_name: owner, owner_email: email, legal_name: legal, vat_number: vat } = vendor;
  return (
    <Box title={owner === null ? 'Business' : 'Application'}>
      <dl>
        <Row name="Owner">{owner ?? 'The site'}</Row>
        {email !== null && (
          <Row name="Email">
            <Link href={`mailto:${email}`}>{email}</Link>
          </Row>
        )}
        <Row name="Registered">{formatDate(vendor.created_at)}</Row>
        <Row name="Address">
          {vendor.business_address}, {vendor.post_code}
        </Row>
        <Row name="Phone">{vendor.business_phone_no}</Row>
        {legal !== null && <Row name="Legal name">{legal}</Row>}
        {vendor.company_number !== null && <Row name="Company number">{vendor.company_number}</Row>}
        <Row name="VAT number">{vat ?? 'None: charges no VAT'}</Row>
        <Row name="Stores">{vendor.stores.join(', ') || 'None yet'}</Row>
      </dl>
    </Box>
  );
}

/** The vendor's products, stores and orders. */
export function WorkBox({ vendor }: { vendor: Vendor }) {
  const { id, product_count: products, open_orders: orders } = vendor;
  return (
    <Box title="Here">
      <dl>
        <Row name="Products">
          <Link href={`${officePaths.products('admin')}?vendor=${id}`}>
            {products.toLocaleString('en-GB')}
          </Link>
        </Row>
        <Row name="Open orders">
          <Link href={`${officePaths.orders('admin')}?vendor=${id}`}>{orders.toLocaleString('en-GB')}</Link>
        </Row>
        <Row name="Decisions">
          <Link href={`${officePaths.log('admin')}?subject=business&subject_id=${id}`}>In the log</Link>
        </Row>
      </dl>
    </Box>
  );
}

export function CommissionBox({ vendor, onChange }: { vendor: Vendor; onChange: () => void }) {
  const { commission, next_commission: next } = vendor;
  return (
    <Box title="Commission">
      <p>
        <b className="text-[1.75rem] leading-9 font-semibold tabular-nums">{commission}%</b>{' '}
        <span className="text-muted">of what is sold</span>
      </p>
      {next && (
        <p className="mt-1">
          {next.percent}% from {formatDate(next.from)} on
        </p>
      )}
      <Button size={40} variant="outline" className="mt-3" onClick={onChange}>
        Change commission
      </Button>
    </Box>
  );
}

export function HolidayBox({ vendor, onChange }: { vendor: Vendor; onChange: () => void }) {
  const { id, version, business_name: name, holiday } = vendor;
  const [isBusy, setIsBusy] = useState(false);
  async function end() {
    setIsBusy(true);
    try {
      await setHoliday(id, { version, holiday: null });
      notify(`The holiday of ${name} is ended`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setIsBusy(false);
  }
  return (
    <Box title="Holiday">
      <p className="text-secondary">
        {holiday
          ? holidayWords(holiday)
          : 'None is set. On a holiday nothing is sold, and open orders go on.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size={40} variant="outline" onClick={onChange}>
          {holiday ? 'Change holiday' : 'Set holiday'}
        </Button>
        {holiday && (
          <Button size={40} variant="outline" busy={isBusy && 'Saving'} onClick={() => void end()}>
            End holiday
          </Button>
        )}
      </div>
    </Box>
  );
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className="text-buy-text underline underline-offset-2 wrap-anywhere">
      {children}
    </Anchor>
  );
}
