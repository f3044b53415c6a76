import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Health } from '#contract/health.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { formatCount } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { Box, Row } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { sendTestMail } from './health.api.ts';
import { sizeWords, STANDS } from './health-words.ts';

type Props = { health: Health };

/** Every part of the shop with its figures, and how it is doing in a word. */
export function HealthBoxes({ health }: Props) {
  const { database, jobs, mails, payments, books, storage, shop } = health;
  const now = new Date(health.checked_at);
  const when = (moment: string | null) => (moment === null ? 'never' : momentWords(moment, now));
  const part = (title: string, name: keyof typeof STANDS, rows: ReactNode, more?: ReactNode) => (
    <Box title={title} note={<Chip look={STANDS[name](health).look}>{STANDS[name](health).label}</Chip>}>
      <dl>{rows}</dl>
      {more}
    </Box>
  );
  return (
    <div className="grid gap-4 w768:grid-cols-2 w1280:grid-cols-3">
      {part(
        'Database',
        'database',
        <>
          <Row name="Kind">{database.kind === 'postgres' ? 'PostgreSQL' : 'Embedded'}</Row>
          <Row name="Answers in">{database.answer_ms} ms</Row>
          <Row name="Size">{sizeWords(database.bytes)}</Row>
        </>,
      )}
      {part(
        'Jobs',
        'jobs',
        <>
          <Row name="Waiting now">{formatCount(jobs.waiting)}</Row>
          {jobs.waiting_since !== null && <Row name="The oldest since">{when(jobs.waiting_since)}</Row>}
          <Row name="For later">{formatCount(jobs.later)}</Row>
          <Row name="Failed">{formatCount(jobs.failed)}</Row>
        </>,
      )}
      {part(
        'Mails',
        'mails',
        <>
          <Row name="Waiting">{formatCount(mails.waiting)}</Row>
          <Row name="Not sent">{formatCount(mails.failed)}</Row>
          <Row name="Sent in 24 hours">{formatCount(mails.sent)}</Row>
        </>,
        <TestMail />,
      )}
      {part(
        'Payments',
        'payments',
        <>
          <Row name="Cards">{CARDS[payments.cards ?? 'none']}</Row>
          <Row name="Stripe last heard from">{when(payments.last_event_at)}</Row>
        </>,
      )}
      {part(
        'Books',
        'books',
        books ? (
          <>
            <Row name="Checked">{when(books.checked_at)}</Row>
            <Row name="Entries that don’t sum to zero">{formatCount(books.entries)}</Row>
            <Row name="Wrong credit">{formatCount(books.credit)}</Row>
            <Row name="Wrong stock">{formatCount(books.stock)}</Row>
          </>
        ) : (
          <Row name="Checked">every night at 2:30, first tonight</Row>
        ),
      )}
      {part(
        'Storage',
        'storage',
        <>
          <Row name="Pictures and videos">{formatCount(storage.files)}</Row>
          <Row name="Their size">{sizeWords(storage.file_bytes)}</Row>
          <Row name="Free">{storage.free_bytes === null ? 'not known' : sizeWords(storage.free_bytes)}</Row>
        </>,
      )}
      <Box title="Shop">
        <dl>
          <Row name="Version">{shop.version}</Row>
          <Row name="Node.js">{shop.node}</Row>
          <Row name="This node runs since">{when(shop.started_at)}</Row>
          <Row name="Memory">{sizeWords(shop.memory_bytes)}</Row>
        </dl>
      </Box>
      <Box title="Backup">
        <p className="text-secondary">
          The shop makes no backups by itself, so it knows of none. The README says how to make one.
        </p>
      </Box>
    </div>
  );
}

const CARDS = { live: 'Live keys', test: 'Test keys', none: 'Not set up' };

function TestMail() {
  const [isBusy, setIsBusy] = useState(false);
  async function send() {
    setIsBusy(true);
    try {
      notify(await sendTestMail());
    } catch (error) {
      notifyError(messageOf(error));
    }
    setIsBusy(false);
  }
  return (
    <Button
      size={40}
      variant="outline"
      className="mt-3"
      busy={isBusy && 'Sending'}
      onClick={() => void send()}
    >
      Send me a test mail
    </Button>
  );
}
