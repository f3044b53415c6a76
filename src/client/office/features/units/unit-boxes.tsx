import { Camera } from 'lucide-react';
import type { OfficeUnitRecord } from '#contract/units-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { sumWords } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { PhotoRow } from '#client/sections/photos/photo-row.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Box, Row } from '../../ui/box.tsx';
import { SOURCE_WORDS, unitName } from './unit-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

type Props = { unit: OfficeUnitRecord };
type WithArea = Props & { area: OfficeArea };

const LINK = 'underline underline-offset-3';

/** Signs of an amount that may be a loss: '−£12.00'. */
const signedWords = (pounds: number) => (pounds < 0 ? `−${sumWords(-pounds)}` : sumWords(pounds));

/** What a device is known by, where it came from, and where it is. */
export function WhereBox({ unit, area }: WithArea) {
  const { source, listing, state, store } = unit;
  const may = useSession().office?.permissions ?? [];
  return (
    <Box title="Facts">
      <dl>
        <Row name="IMEI or serial">{unit.identifier_full ?? unit.identifier ?? 'Not known'}</Row>
        <Row name="Grade">{unit.grade ?? 'None'}</Row>
        <Row name="Came from">
          {source.number === null ? (
            SOURCE_WORDS[source.kind]
          ) : (
            <Anchor
              className={LINK}
              href={
                source.kind === 'repair'
                  ? officePaths.repair(area, source.number)
                  : officePaths.tradeIn(area, source.number)
              }
            >
              {source.number}
            </Anchor>
          )}
        </Row>
        <Row name="In stock since">{dayWords(unit.added_at)}</Row>
        <Row name="Where">{state === 'sold' ? 'With the buyer' : (store?.name ?? 'In no store')}</Row>
        {listing && (
          <Row name={state === 'listed' ? 'For sale as' : 'Last for sale as'}>
            {may.includes('catalogue') ? (
              <Anchor className={LINK} href={officePaths.product(area, listing.product_id)}>
                {listing.name}
              </Anchor>
            ) : (
              listing.name
            )}
          </Row>
        )}
      </dl>
    </Box>
  );
}

/** What it cost and brings. Without the permission Cost there is only its price. */
export function MoneyBox({ unit: { cost, listing, sale, state, sales } }: Props) {
  const last = sales.find(({ returned_at: back }) => back === null);
  const hasPrice = sale !== null || (listing && state === 'listed');
  if (cost === undefined && !hasPrice) return null;
  return (
    <Box title="Money">
      <dl>
        {cost !== undefined && <Row name="Cost">{sumWords(cost)}</Row>}
        {state === 'listed' && listing && <Row name="Price">{sumWords(listing.price)}</Row>}
        {sale && <Row name="Sold for">{sumWords(sale.price)}</Row>}
        {last?.margin !== undefined && (
          <Row name="Margin" strong>
            {signedWords(last.margin)}
          </Row>
        )}
        {last?.vat !== undefined && (
          <Row name={last.scheme === 'margin' ? 'VAT of the margin' : 'VAT'}>{sumWords(last.vat)}</Row>
        )}
      </dl>
    </Box>
  );
}

/** What the inspection found, as the buyer reads it, with what the seller told beside it. */
export function InspectionBox({ unit, onPhotos }: Props & { onPhotos: () => void }) {
  const { checks, photos } = unit;
  return (
    <Box
      title="Inspection"
      note={
        unit.can_photograph && (
          <Button size={40} variant="outline" className="-my-1.5 ml-auto max-w1024:h-11" onClick={onPhotos}>
            <Camera size={16} /> {photos.length > 0 ? 'Change photos' : 'Add photos'}
          </Button>
        )
      }
    >
      {checks.length === 0 && photos.length === 0 && (
        <p className="text-secondary">Nothing was written down when it came into stock.</p>
      )}
      {checks.length > 0 && (
        <ul className="divide-y divide-grey-2">
          {checks.map(({ check, told, found }, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="text-secondary">{check}</span>
              <span className="text-right wrap-anywhere">
                {found}
                {told && told !== found && (
                  <span className="block text-caption text-muted">The seller told: {told}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <div className="mt-3">
          <PhotoRow photos={photos} what={unitName(unit)} />
        </div>
      )}
    </Box>
  );
}

export function SalesBox({ unit: { sales }, area }: WithArea) {
  const mayOpen = useSession().office?.permissions.includes('orders') ?? false;
  if (sales.length === 0) return null;
  return (
    <Box title="Sales">
      <ul className="divide-y divide-grey-2">
        {sales.map(({ order, sold_at: soldAt, returned_at: back, is_corrected: isWrong, price }, index) => (
          <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {mayOpen ? (
                <Anchor className={LINK} href={officePaths.order(area, order)}>
                  {order}
                </Anchor>
              ) : (
                order
              )}
              <span className="block text-caption text-muted">
                Sent {dayWords(soldAt)}
                {back !== null && `, ${isWrong ? 'corrected' : 'came back'} ${dayWords(back)}`}
              </span>
            </span>
            <span className="tabular-nums">{sumWords(price)}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
