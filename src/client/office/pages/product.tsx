import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, CloudOff, Copy, Eye, PackageSearch, SquareArrowOutUpRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { Conflict } from '../features/catalog/conflict.tsx';
import { ProductFields } from '../features/catalog/product-fields.tsx';
import { BLANK, type Draft } from '../features/catalog/product-draft.ts';
import {
  changeOf,
  errorsOf,
  fieldName,
  hasVariations,
  lineOf,
  newOf,
  valuesOf,
} from '../features/catalog/product-values.ts';
import { LINE_OF, STANDS } from '../features/catalog/product-words.ts';
import {
  changeProduct,
  createProduct,
  duplicateProduct,
  useChoicesQuery,
  useProduct,
} from '../features/catalog/products.api.ts';
import { ProductPictures } from './product-pictures.tsx';
import { BoxPanel, SpecificationPanel } from '../features/catalog/details-panels.tsx';
import { QuestionsPanel } from '../features/catalog/questions-panel.tsx';
import { VariationsPanel } from '../features/catalog/variations-panel.tsx';
import { PublishPanel } from '../features/catalog/publish-panel.tsx';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Chip } from '../ui/chip.tsx';
import { ListState } from '../ui/list-states.tsx';
import { UnsavedBar } from '../ui/unsaved-bar.tsx';
import { useRecord } from '#client/lib/use-record.ts';

/** A product to edit; without an id, a new one. */
export function ProductPage({ id }: { id: number | undefined }) {
  return id === undefined ? <Fresh /> : <Existing id={id} />;
}

/** In a shop with one business, nobody has to be asked who sells. */
function Fresh() {
  const isSite = useArea() === 'admin';
  const { data: choices, isLoading } = useChoicesQuery(isSite);
  if (isLoading) return <Skeleton className="h-96 rounded-card" />;
  const [business, ...others] = choices?.businesses ?? [];
  return <Editor read={business && others.length === 0 ? { ...BLANK, business } : BLANK} />;
}

function Existing({ id }: { id: number }) {
  const { data: product, error, isFetching, refetch } = useProduct(id);
  if (product) return <Editor read={product} />;
  if (!error) return <Skeleton className="h-96 rounded-card" />;
  const isGone = error.status === 404;
  return (
    <div className="rounded-card border border-border bg-paper">
      <ListState
        heading="h1"
        icon={isGone ? PackageSearch : CloudOff}
        look={isGone ? 'plain' : 'bad'}
        title={isGone ? 'There is no such product' : 'The product did not load'}
        text={isGone ? 'A product of another business is not shown here.' : messageOf(error)}
        actions={
          <>
            {!isGone && (
              <Button size={40} busy={isFetching && 'Trying'} onClick={() => void refetch()}>
                Try now
              </Button>
            )}
            <AllProducts />
          </>
        }
      />
    </div>
  );
}

function AllProducts() {
  return (
    <ButtonLink size={40} variant="outline" href={officePaths.products(useArea())}>
      All products
    </ButtonLink>
  );
}

const isMade = (product: Draft): product is OfficeProduct => product.id !== undefined;

function Editor({ read }: { read: Draft }) {
  const area = useArea();
  const rights = useSession().office?.permissions ?? [];
  const [key] = useState(newKey);
  const go = useNavigate();
  const isNew = !isMade(read);
  const asksVendor = isNew && area === 'admin';
  const form = useRecord({
    name: `office product ${read.id ?? 'new'}`,
    record: read,
    valuesOf,
    errorsOf: (values, product) => errorsOf(values, product, asksVendor),
    send: (changed, product) =>
      isMade(product)
        ? changeProduct(product.id, changeOf(changed, product))
        : createProduct(
            newOf({ ...(read.business && { business_id: String(read.business.id) }), ...changed }),
            key,
          ),
  });
  const product = form.record;
  const isChanged = form.changed.length > 0;
  const line = lineOf(form.values.is_active_for);
  useOfficeTitle(isMade(product) ? product.name : 'New product');

  async function save() {
    if (!(await form.save())) return;
    notify('Saved');
  }
  // A saved new product has its own page.
  const madeId = isNew ? product.id : undefined;
  useEffect(() => {
    if (madeId !== undefined)
      void go({ to: '/$area/products/$id', params: { area, id: String(madeId) }, replace: true });
  }, [madeId, area, go]);
  return (
    <div {...form.formProps}>
      <Head product={product} isChanged={isChanged} />
      <Conflict product={product} disputes={form.disputes} onDecide={form.decide} failure={form.failure} />
      <div className="grid items-start gap-4 w1024:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-4">
          <ProductFields
            form={form}
            isVariable={hasVariations(product, form.values)}
            asksVendor={asksVendor}
            seesCost={rights.includes('cost')}
            pictures={<ProductPictures form={form} asksVendor={asksVendor} />}
            variations={line === 1 && <VariationsPanel form={form} seesCost={rights.includes('cost')} />}
            details={
              <>
                <QuestionsPanel form={form} line={line} />
                <SpecificationPanel form={form} />
                <BoxPanel form={form} />
              </>
            }
            isNew={isNew}
          />
        </div>
        {isMade(product) && <PublishPanel product={product} isChanged={isChanged} onMoved={form.take} />}
      </div>
      {isNew && !isChanged && (
        <p className="mt-4 text-muted">It is saved as a draft, which only your team sees.</p>
      )}
      <UnsavedBar
        words={changedWords([...new Set(form.changed.map(fieldName))])}
        isChanged={isChanged}
        isBusy={form.isBusy}
        saveLabel={isNew ? 'Save as draft' : 'Save'}
        onSave={() => void save()}
        onDiscard={form.discard}
      />
    </div>
  );
}

/** '2 unsaved changes: Name, Price' */
const changedWords = (names: readonly string[]) =>
  `${countOf(names.length, 'unsaved change')}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;

function Head({ product, isChanged }: { product: Draft; isChanged: boolean }) {
  const area = useArea();
  const go = useNavigate();
  const [isCopying, setIsCopying] = useState(false);

  async function copy(id: number) {
    setIsCopying(true);
    try {
      const made = await duplicateProduct(id);
      notify('Duplicated as a draft');
      void go({ to: '/$area/products/$id', params: { area, id: String(made.id) } });
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setIsCopying(false);
    }
  }
  return (
    <div className="mb-5">
      <Anchor
        href={officePaths.products(area)}
        className="inline-flex min-h-11 items-center gap-2 text-secondary w1280:min-h-6"
      >
        <ArrowLeft size={16} /> Products
      </Anchor>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em] wrap-anywhere">
          {isMade(product) ? product.name : 'New product'}
        </h1>
        {isMade(product) && <Chip look={STANDS[product.state].look}>{STANDS[product.state].label}</Chip>}
        {isMade(product) && (
          <div className="ml-auto flex flex-wrap gap-2">
            {(product.state === 'live' || product.state === 'sold_out') && (
              <ButtonLink
                size={40}
                variant="outline"
                newWindow
                href={addresses.product(
                  LINE_OF[product.is_active_for],
                  product.Category.slug,
                  product.slug,
                  product.id,
                )}
              >
                <SquareArrowOutUpRight size={16} /> View in shop
              </ButtonLink>
            )}
            {product.state !== 'live' && product.state !== 'sold_out' && (
              <ButtonLink
                size={40}
                variant="outline"
                newWindow
                href={officePaths.preview(product.id, isChanged)}
              >
                <Eye size={16} /> Preview
              </ButtonLink>
            )}
            <Button
              size={40}
              variant="outline"
              busy={isCopying && 'Copying'}
              onClick={() => void copy(product.id)}
            >
              <Copy size={16} /> Duplicate
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
