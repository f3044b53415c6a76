import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Lock, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#contract/customers-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { CloseDialog } from '../features/account/close-dialog.tsx';
import { OrdersBox, PersonBox, ReviewsBox } from '../features/account/customer-boxes.tsx';
import { exportCustomer, useCustomer } from '../features/account/customers.api.ts';
import { CreditBox } from '../features/money/credit-box.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

/** One customer: orders, reviews, credit, and the export and closing that the law requires. */
export function CustomerPage({ id }: { id: number }) {
  const customer = useCustomer(id);
  const { data } = customer;
  useOfficeTitle(data?.name ?? 'Customer');
  const may = useSession().office?.permissions ?? [];
  return (
    <>
      <Anchor
        href={officePaths.customers()}
        className="mb-2 inline-flex min-h-9 items-center gap-1.5 text-muted hover:text-ink"
      >
        <ArrowLeft size={16} /> Customers
      </Anchor>
      {data ? (
        <>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
            <h1 className="min-w-0 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em] wrap-anywhere">
              {data.name}
            </h1>
            {may.includes('site') && <Actions customer={data} />}
          </div>
          <div className="grid items-start gap-4 w1024:grid-cols-[minmax(0,1fr)_320px]">
            <div className="grid gap-4">
              <OrdersBox customer={data} />
              <ReviewsBox customer={data} />
            </div>
            <div className="grid gap-4">
              <PersonBox customer={data} />
              {may.includes('money') && <CreditBox id={id} name={data.name} />}
            </div>
          </div>
        </>
      ) : (
        <NoCustomer customer={customer} />
      )}
    </>
  );
}

function Actions({ customer }: { customer: Customer }) {
  const [isBusy, setIsBusy] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const go = useNavigate();
  async function take() {
    setIsBusy(true);
    try {
      await exportCustomer(customer);
      notify('The file is saved. The log says that you took it.');
    } catch (error) {
      notifyError(messageOf(error));
    }
    setIsBusy(false);
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size={40} variant="outline" busy={isBusy && 'Gathering'} onClick={() => void take()}>
        Export data
      </Button>
      {customer.can_close && (
        <Button size={40} variant="outline" className="text-danger!" onClick={() => setIsClosing(true)}>
          Close account
        </Button>
      )}
      {isClosing && (
        <CloseDialog
          customer={customer}
          onClose={() => setIsClosing(false)}
          onDone={() => void go({ to: '/admin/customers', search: {} })}
        />
      )}
    </div>
  );
}

function NoCustomer({ customer }: { customer: ReturnType<typeof useCustomer> }) {
  const { error } = customer;
  if (!error) return <Skeleton className="h-120 rounded-card" />;
  return (
    <section className="rounded-card border border-border bg-paper">
      {error.status === 404 ? (
        <ListState
          heading="h1"
          icon={SearchX}
          title="There is no such customer"
          text="The account may have been closed."
          actions={<ButtonLink href={officePaths.customers()}>All customers</ButtonLink>}
        />
      ) : error.status === 403 ? (
        <ListState
          heading="h1"
          icon={Lock}
          title="Customers are not open to you"
          text="Ask the administrator for the permission Orders."
        />
      ) : (
        <NotLoaded heading="h1" title="The customer did not load" text={messageOf(error)} query={customer} />
      )}
    </section>
  );
}
