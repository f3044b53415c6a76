import { useNavigate } from '@tanstack/react-router';
import { LAST_FURNISHED } from '#contract/first-calls.ts';
import type { OfficePage } from '#contract/pages-office-shapes.ts';
import {
  LONGEST_META,
  LONGEST_PAGE_TEXT,
  LONGEST_PAGE_TITLE,
  isNeededPage,
  variantOf,
} from '#rules/site/page-limits.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { textFields } from '#rules/site/text-fields.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BothChanged, RichValue } from '../../ui/both-changed.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { RichField } from '../../ui/rich-field.tsx';
import { changePage } from './pages.api.ts';
import { ASK_TO_PUBLISH, useMayPublish } from './use-may-publish.ts';

const NAMES = {
  title: 'Title',
  key: 'Address',
  page_description: 'Text',
  meta_title: 'Title for search engines',
  meta_description: 'Description for search engines',
};
type Field = keyof typeof NAMES;
type Values = Readonly<Record<Field, string>>;

const valuesOf = (page: OfficePage): Values => {
  const { heading, key, page_description, meta_title, meta_description } = page;
  return { title: heading, key, page_description, meta_title, meta_description };
};

function errorsOf(values: Values, { key }: OfficePage): Partial<Record<Field, string>> {
  const wrong = {
    title: textFields.title.errorOf(values.title),
    key: values.key === key ? undefined : textFields.slug.errorOf(values.key),
    meta_title: textFields.meta_title.errorOf(values.meta_title),
    meta_description: textFields.meta_description.errorOf(values.meta_description),
    page_description: values.page_description.length > LONGEST_PAGE_TEXT ? 'Too long' : undefined,
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, error]) => error !== undefined));
}

/**
 * Title, address and the words for search engines of a page that is built, and the text of a home page. They are no
 * part of its draft.
 */
export function PageSettings({ page, onClose }: { page: OfficePage; onClose: () => void }) {
  const go = useNavigate();
  const form = useRecord<Field, OfficePage>({
    name: `page settings ${page.key}`,
    record: page,
    valuesOf,
    errorsOf,
    send: (changed, { key, version }) => changePage(key, { version, ...changed }),
  });
  const { record } = form;
  const isOwn = page.kind === 'own';
  const isFurnished = (variantOf(page.key) ?? Infinity) <= LAST_FURNISHED;
  const keepsAddress = !isOwn || isNeededPage(page.key);
  const mayChange = useMayPublish() || page.state !== 'live';
  const field = (name: Field) => ({ label: NAMES[name], ...form.fieldProps(name) });
  async function save() {
    const address = form.values.key;
    if (!(await form.save())) return;
    notify('The page is changed');
    onClose();
    if (address !== page.key) await go({ href: officePaths.page(address), replace: true });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOwn ? 'Title, address and search engines' : 'Words and search engines'}
      width={isOwn ? 560 : 720}
    >
      <div {...form.formProps}>
        <div className="grid gap-4 pb-5 text-small">
          <BothChanged
            disputes={form.disputes}
            nameOf={(name) => NAMES[name]}
            show={(name, html) =>
              name === 'page_description' && html ? <RichValue html={html} /> : undefined
            }
            onDecide={form.decide}
            failure={form.failure}
          />
          <TextField
            {...field('title')}
            hint={isFurnished ? 'This home page does not show it.' : undefined}
            maxLength={LONGEST_PAGE_TITLE}
            autoComplete="off"
          />
          {isOwn && (
            <TextField
              {...field('key')}
              prefix={record.path.slice(0, -record.key.length)}
              disabled={keepsAddress}
              hint={
                keepsAddress
                  ? 'The shop itself links to this page, so its address stays.'
                  : 'The old address will lead to a new one.'
              }
              autoComplete="off"
              spellCheck={false}
            />
          )}
          {!isOwn && (
            <RichField
              {...field('page_description')}
              saved={record.page_description}
              hint={isFurnished ? 'Near the end of the page.' : undefined}
            />
          )}
          <TextField
            {...field('meta_title')}
            optional
            maxLength={LONGEST_PAGE_TITLE}
            hint="Empty: the title."
          />
          <TextArea {...field('meta_description')} optional rows={3} maxLength={LONGEST_META} />
          <p className="text-secondary">
            {page.state !== 'live'
              ? 'The page is not published yet.'
              : mayChange
                ? 'Visitors see the change at once.'
                : `Visitors would see the change at once. ${ASK_TO_PUBLISH}.`}
            {isOwn && (
              <>
                {' '}
                The text above the sections has{' '}
                <Anchor href={officePaths.text(page.key)} className="underline underline-offset-4">
                  a draft of its own
                </Anchor>
                .
              </>
            )}
          </p>
        </div>
        <DialogActions onClose={onClose}>
          {mayChange && (
            <Button
              variant="buy"
              disabled={form.changed.length === 0}
              busy={form.isBusy && 'Saving'}
              onClick={() => void save()}
            >
              Save
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}
